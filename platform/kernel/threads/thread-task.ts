// Work that costs too much for the thread that answers requests: a name, and what is done with an input that can be
// copied.
export interface ThreadTask<I = never, O = unknown> {
  readonly name: string;
  /** From the call to the answer, the wait for a thread included. */
  readonly timeoutMs: number;
  /**
   * Runs in a thread of its own: input and output are copied, and an error keeps its message only, so refusals are
   * answers.
   */
  readonly work: (input: I) => O | Promise<O>;
}

export const defineThreadTask = <I, O>(task: ThreadTask<I, O>): ThreadTask<I, O> => task;
