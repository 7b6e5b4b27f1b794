import { Refused } from './refusal.ts';

/** Turns a database that does not answer into a refusal that clients retry; the cause stays attached for the log. */
export async function orUnavailable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw new Refused({ kind: 'unavailable', reason: 'The database of the event store does not answer.' }, { cause });
  }
}
