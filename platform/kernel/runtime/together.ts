interface Waiting<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Does for many at once what is asked for one by one: whatever is asked for while a batch is under way goes with the next
 * one. Each is answered when its batch is done, and fails when that does.
 */
export function together<T>(work: (items: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  let waiting: Waiting<T>[] = [];
  let isWorking = false;

  async function drain(): Promise<void> {
    // What the same turn of the event loop asks for goes together.
    await Promise.resolve();
    while (waiting.length) {
      const batch = waiting;
      waiting = [];
      try {
        await work(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isWorking = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isWorking) return;
      isWorking = true;
      void drain();
    });
}
