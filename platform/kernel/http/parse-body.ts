// A large JSON body is read in a thread: some of its kind take hundreds of times their own size in memory (security.md
// S5).
import { defineThreadTask } from '../threads/thread-task.ts';

/** An upload is a handful of fields; what holds more values than this is none. */
const MAX_VALUES = 200;

export const parseBody = defineThreadTask<Uint8Array, { readonly value: unknown } | undefined>({
  name: 'http/parse-body',
  timeoutMs: 5_000,
  work(bytes) {
    const value = parsed(new TextDecoder().decode(bytes));
    return value !== undefined && isSmall(value) ? { value } : undefined;
  },
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Said by the answer: there is nothing to read.
    return undefined;
  }
}

/** Tells whether it may be copied back: counted without recursion, which a deep value would end. */
export function isSmall(value: unknown, most = MAX_VALUES): boolean {
  const left = [value];
  for (let seen = 0; left.length; seen++) {
    if (seen + left.length > most) return false;
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    const children = Object.values(next);
    if (children.length > most) return false;
    left.push(...children);
  }
  return true;
}
