// SPDX-License-Identifier: Apache-2.0
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from './api';

const answers = (status: number, body: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

describe('what the server answers', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is taken as it is', async () => {
    answers(200, '{"id":"p","name":"An"}');
    expect(await api.me()).toEqual({ id: 'p', name: 'An' });
  });

  it('is an error with its code and place where it is no', async () => {
    answers(400, '{"error":"message","message":"Too long.","where":"name"}');
    const error = await api.makeMe('x').catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, code: 'message', where: 'name' });
  });

  it('is an error with its status where something between says no', async () => {
    answers(502, '<html>Bad gateway</html>');
    await expect(api.me()).rejects.toMatchObject({ status: 502, code: 'http_502' });
  });
});
