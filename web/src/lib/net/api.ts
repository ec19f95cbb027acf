// SPDX-License-Identifier: Apache-2.0
// The HTTP half of the protocol.
import type { Books, Games, Person, Tables, Words } from '../protocol/games';
import type { Hint } from '../protocol/hint';
import type { Seat } from '../protocol/look';
import type { Review } from '../protocol/review';
import type { Steps } from '../protocol/steps';
import type { NewTable, Summary } from '../protocol/table';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule?: string,
    readonly where?: string,
    readonly text?: Words,
  ) {
    super(message);
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`/api/v1${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    credentials: 'same-origin',
  });
  if (response.ok) return response;
  const text = await response.text();
  let error: { error?: string; message?: string; rule?: string; where?: string; text?: Words } = {};
  try {
    error = JSON.parse(text) as typeof error;
  } catch {
    // An error of something between us and the server; the status has to do.
  }
  const code = error.error ?? `http_${response.status}`;
  const message = error.message ?? code;
  throw new ApiError(response.status, code, message, error.rule, error.where, error.text);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

const id = encodeURIComponent;

export const api = {
  games: () => json<Games>('GET', '/games'),
  rules: (game: string) => json<Books>('GET', `/games/${id(game)}/rules`),
  me: () => json<Person | null>('GET', '/me'),
  makeMe: (name: string) => json<Person>('POST', '/me', { name }),
  link: () => json<{ code: string; until?: number }>('POST', '/me/link', {}),
  move: (code: string) => json<Person>('POST', '/me/move', { code }),
  tables: () => json<Tables>('GET', '/tables'),
  makeTable: (settings: NewTable) => json<{ id: string }>('POST', '/tables', settings),
  table: (table: string) => json<Summary>('GET', `/tables/${id(table)}`),
  hint: (table: string) => json<Hint>('GET', `/tables/${id(table)}/hint`),
  record: async (table: string, deal: number) =>
    (await call('GET', `/tables/${id(table)}/deals/${deal}`)).text(),
  review: (table: string, deal: number) =>
    json<Review>('GET', `/tables/${id(table)}/deals/${deal}/review`),
  steps: (table: string, deal: number, seat: Seat | null) =>
    json<Steps>(
      'GET',
      `/tables/${id(table)}/deals/${deal}/steps${seat === null ? '' : `?seat=${seat}`}`,
    ),
};

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/v1/tables/${id(table)}/socket`;
}
