import { Refusal } from '../failure/refusal.ts';

/**
 * The answer of `work`, or a refusal after `ms`. What was begun goes on: a command that is sent again with its id gets
 * the first answer.
 * @throws Refusal request_timeout
 */
export function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Refusal(503, 'request_timeout')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
