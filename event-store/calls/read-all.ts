import type { Call } from '../grpc/call.ts';
import { PAGE_EVENTS } from '../log/reader.ts';
import type { ReadRequest } from '../protocol/read-request.ts';
import type { Page, PageRequest } from '../reading/page.ts';
import { sendPages } from '../reading/send-pages.ts';
import type { CallContext } from './call-context.ts';

type Request = Extract<ReadRequest, { kind: 'read-all' }>;

/** Sends the log's events up to where it ends now. */
export async function readAll({ log, pages }: CallContext, request: Request, call: Call): Promise<void> {
  const { backwards, filter, resolveLinks } = request;
  const answering = { resolveLinks, filter, checkpointInterval: Infinity };
  let { first, last } = rangeOf(request, log.head.position);
  let room = request.limit;

  const next = (): PageRequest | undefined => {
    if (room <= 0 || first > last) return undefined;
    const limit = filter === undefined ? Math.min(room, PAGE_EVENTS) : PAGE_EVENTS;
    return {
      range: { kind: 'all', direction: backwards ? 'backwards' : 'forwards', first, last },
      limit,
      room,
      considered: 0,
      answering,
    };
  };
  await sendPages(call, pages.ofCall(call.signal), next(), (page: Page) => {
    if (page.last === undefined) return undefined;
    room -= page.answered;
    if (backwards) last = page.last.position - 1;
    else first = page.last.position + 1;
    return next();
  });
}

/** A position is a place just before its event: forwards reads begin with that event, backwards reads end before it. */
function rangeOf({ from, backwards }: Request, head: number): { first: number; last: number } {
  switch (from.kind) {
    case 'start':
      return backwards ? { first: 1, last: 0 } : { first: 1, last: head };
    case 'end':
      return backwards ? { first: 1, last: head } : { first: head + 1, last: head };
    case 'at':
      return backwards ? { first: 1, last: Math.min(head, from.at - 1) } : { first: Math.max(1, from.at), last: head };
  }
}
