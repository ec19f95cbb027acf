// SPDX-License-Identifier: Apache-2.0
// A live table over a real socket, that comes back when the network or the reader does.
import { Connection, type Socket, type World } from '../net/connection';
import { getUp } from '../net/standing';
import { socketAddress } from '../net/api';
import { learnAll } from '../i18n/index.svelte';
import { LiveTable } from './live.svelte';

function socket(id: string): Socket {
  const real = new WebSocket(socketAddress(id), 'troef.1');
  const shown: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => real.send(text),
    close: () => real.close(),
  };
  real.onopen = () => shown.onopen?.();
  real.onmessage = (event) => shown.onmessage?.({ data: event.data as unknown });
  real.onclose = (event) => shown.onclose?.({ code: event.code });
  return shown;
}

function lineTo(id: string): World {
  return {
    open: () => socket(id),
    after: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    chance: Math.random,
  };
}

export const getUpFrom = (id: string): Promise<void> => getUp(lineTo(id));

export function openTable(id: string): { live: LiveTable; close: () => void } {
  const live = new LiveTable();
  learnAll().catch(() => undefined); // for the log of the page after this one, in either language
  const connection = new Connection(lineTo(id), live.handlers());
  live.use(connection);
  const wake = () => connection.wake();
  const sleep = () => connection.sleep();
  const left = () => {
    live.drain();
    live.story.leave();
  };
  const seen = () => {
    if (document.hidden) return left();
    connection.wake();
    live.hurry();
  };
  // Kept by the browser while another page was there, without a line.
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) connection.renew();
  };
  addEventListener('online', wake);
  addEventListener('offline', sleep);
  addEventListener('pagehide', left);
  addEventListener('pageshow', restored);
  document.addEventListener('visibilitychange', seen);
  return {
    live,
    close: () => {
      removeEventListener('online', wake);
      removeEventListener('offline', sleep);
      removeEventListener('pagehide', left);
      removeEventListener('pageshow', restored);
      document.removeEventListener('visibilitychange', seen);
      left();
      live.leave();
    },
  };
}
