// The worst that a thread may be made to do.
import { setTimeout as delay } from 'node:timers/promises';
import { serveThreadTasks } from '../serve-tasks.ts';
import { defineThreadTask } from '../thread-task.ts';

export const double = defineThreadTask<number, number>({ name: 'double', timeoutMs: 20_000, work: (n) => 2 * n });
export const spin = defineThreadTask<null, never>({
  name: 'spin',
  timeoutMs: 1_500,
  work() {
    for (;;);
  },
});
export const eat = defineThreadTask<null, number>({
  name: 'eat',
  timeoutMs: 20_000,
  work() {
    const eaten: number[][] = [];
    for (;;) eaten.push(Array.from({ length: 100_000 }, (_, n) => n + eaten.length));
  },
});
export const wait = defineThreadTask<number, string>({
  name: 'wait',
  timeoutMs: 20_000,
  work: (ms) => delay(ms, 'waited'),
});

export default serveThreadTasks([double, spin, eat, wait]);
