import { readHomeCountryFrom } from '../texts/texts.ts';
import type { SentTask } from './thread-pool.ts';
import type { ThreadTask } from './thread-task.ts';

/** A thread runs these tasks, each by its name. */
export function serveThreadTasks(tasks: readonly ThreadTask[]): (sent: SentTask) => Promise<unknown> {
  const byName = new Map(tasks.map((task) => [task.name, task]));
  return async ({ name, country, input }) => {
    const task = byName.get(name);
    if (!task) throw new Error(`no thread task is named ${name}`);
    readHomeCountryFrom(() => country);
    return task.work(input as never);
  };
}
