// SPDX-License-Identifier: Apache-2.0
// Getting up from a table without looking at it.
import { Connection, type World } from './connection';

export function getUp(world: World): Promise<void> {
  return new Promise((done, failed) => {
    const connection = new Connection(world, {
      table: () => undefined,
      step: () => undefined,
      notice: () => undefined,
      answer: (answer) => {
        const up = answer.type === 'done' || answer.code === 'not_seated';
        connection.close();
        if (up) done();
        else failed(new Error(answer.code));
      },
      status: (status) => {
        if (status !== 'lost') return;
        connection.close();
        failed(new Error(status));
      },
    });
    connection.send({ type: 'stand' });
  });
}
