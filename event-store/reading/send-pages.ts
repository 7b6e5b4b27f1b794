import type { Call } from '../grpc/call.ts';
import type { Page, PageRequest } from './page.ts';

/**
 * Sends page after page until there is no next one, or the call has ended. The next page is read while the client takes
 * the second half of this one: a client that is fast never waits, and for one that is slow a single page is held.
 */
export async function sendPages(
  call: Call,
  read: (request: PageRequest) => Promise<Page>,
  first: PageRequest | undefined,
  nextAfter: (page: Page) => PageRequest | undefined | Promise<PageRequest | undefined>,
): Promise<void> {
  const readNext = async (page: Page): Promise<Page | undefined> => {
    const next = await nextAfter(page);
    return next && read(next);
  };
  let page = first && (await read(first));
  while (page !== undefined && !call.signal.aborted) {
    const half = page.frames.length >> 1;
    await call.deliver(page.frames.subarray(0, half));
    if (call.signal.aborted) return;
    const next = readNext(page);
    // It is awaited below; until then its failure is nobody's.
    next.catch(() => undefined);
    await call.deliver(page.frames.subarray(half));
    page = await next;
  }
}
