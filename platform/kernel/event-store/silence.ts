import { ordinaryDeadlines } from '../runtime/deadlines.ts';
import { StoreUnavailable } from './event-store.ts';

/**
 * The client reads without a time limit: a server that hangs would hold its readers for ever.
 * @throws StoreUnavailable after a silence of `silenceMs`
 */
export async function eachBeforeSilence<T>(
  read: AsyncIterable<T> & { destroy(error: Error): unknown; cancel(): Promise<void> },
  take: (event: T) => void,
  silenceMs = ordinaryDeadlines.storeSilence,
): Promise<void> {
  const timer = setTimeout(() => {
    read.destroy(new StoreUnavailable('the event store does not answer'));
    void read.cancel();
  }, silenceMs);
  try {
    for await (const event of read) {
      timer.refresh();
      take(event);
    }
  } finally {
    clearTimeout(timer);
  }
}
