import { StoreUnavailable } from './event-store.ts';

/** A read that brings nothing for so long is given up. */
const SILENCE_MS = 5_000;

/**
 * The client reads without a time limit: a server that hangs would hold its readers for ever.
 * @throws StoreUnavailable after a silence
 */
export async function eachBeforeSilence<T>(
  read: AsyncIterable<T> & { destroy(error: Error): unknown; cancel(): Promise<void> },
  take: (event: T) => void,
): Promise<void> {
  const timer = setTimeout(() => {
    read.destroy(new StoreUnavailable('the event store does not answer'));
    void read.cancel();
  }, SILENCE_MS);
  try {
    for await (const event of read) {
      timer.refresh();
      take(event);
    }
  } finally {
    clearTimeout(timer);
  }
}
