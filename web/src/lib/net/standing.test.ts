// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import type { Socket } from './connection';
import { getUp } from './standing';

function line() {
  const said: { type: string; id?: string }[] = [];
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => void said.push(JSON.parse(text) as { type: string }),
    close: () => void said.push({ type: 'closed' }),
  };
  const up = getUp({ open: () => socket, after: () => () => undefined, chance: () => 0.5 });
  const hears = (message: object): void =>
    socket.onmessage?.({ data: JSON.stringify({ id: said.at(-1)?.id, ...message }) });
  socket.onopen?.();
  hears({ type: 'table', v: 1, seq: 3, look: null, table: {} });
  return { socket, said, up, hears };
}

const types = (said: { type: string }[]) => said.map(({ type }) => type);

it('gets up once the table has greeted, and goes', async () => {
  const { said, up, hears } = line();
  hears({ type: 'done', seq: 4 });
  await up;
  expect(types(said)).toEqual(['hello', 'stand', 'closed']);
});

it('is up where nobody sits any more', async () => {
  const { up, hears } = line();
  hears({ type: 'refused', code: 'not_seated', message: '' });
  await expect(up).resolves.toBeUndefined();
});

it('does not try again when it is refused, or has lost the line', async () => {
  const refused = line();
  refused.hears({ type: 'refused', code: 'rate', message: '' });
  await expect(refused.up).rejects.toThrow('rate');
  const lost = line();
  lost.socket.onclose?.({});
  await expect(lost.up).rejects.toThrow('lost');
});
