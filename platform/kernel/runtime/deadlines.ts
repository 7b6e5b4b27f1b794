// How long the shop waits for what should come in a moment. Tests wait thirty times as long (TIME_LIMIT_FACTOR): they
// are about what happens, not about how busy their machine is.

/** Milliseconds. */
export interface Deadlines {
  /** For the read models to pass the reader's own last command. */
  readonly readModels: number;
  /** For a whole request; it ends by then, whatever hangs behind it. */
  readonly request: number;
  /** For a request that makes a file, or says that it takes long. */
  readonly longRequest: number;
  /** For a command's turn and its end. */
  readonly command: number;
  /** For the press before this one to begin its attempt of a checkout. */
  readonly attemptBefore: number;
  /** For those before who want the last units of an item, too. */
  readonly lastUnits: number;
  /** For an answer of the catalogue index. */
  readonly indexAnswer: number;
  /** For the event store's answer to an append. */
  readonly append: number;
  /** For a read of the event store to bring something. */
  readonly storeSilence: number;
}

export const ordinaryDeadlines: Deadlines = {
  readModels: 2_000,
  request: 10_000,
  longRequest: 60_000,
  command: 10_000,
  attemptBefore: 1_000,
  lastUnits: 2_000,
  indexAnswer: 5_000,
  append: 10_000,
  storeSilence: 5_000,
};

export function deadlinesOf({ TIME_LIMIT_FACTOR: factor }: { readonly TIME_LIMIT_FACTOR: number }): Deadlines {
  return Object.fromEntries(
    Object.entries(ordinaryDeadlines).map(([name, ms]) => [name, ms * factor]),
  ) as unknown as Deadlines;
}
