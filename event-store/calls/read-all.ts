import type { EventLog } from '../log/event-log.ts';
import { PAGE_EVENTS } from '../log/reader.ts';
import { matches } from '../protocol/filter.ts';
import type { ReadRequest } from '../protocol/read-request.ts';
import type { Sender } from './sender.ts';

type Request = Extract<ReadRequest, { kind: 'read-all' }>;

/** Sends the log's events up to where it ends now. */
export async function readAll(log: EventLog, request: Request, sender: Sender, signal: AbortSignal): Promise<void> {
  const { backwards, window } = request;
  let { first, last } = rangeOf(request, log.head.position);
  let remaining = request.limit;
  while (remaining > 0 && first <= last && !signal.aborted) {
    const limit = window === undefined ? Math.min(remaining, PAGE_EVENTS) : PAGE_EVENTS;
    const page = await log.reader.all(backwards ? 'backwards' : 'forwards', first, last, limit);
    const end = page.at(-1);
    if (end === undefined) return;
    const chosen = window === undefined ? page : page.filter((event) => matches(window.filter, event)).slice(0, remaining);
    await sender.sendEvents(chosen);
    remaining -= chosen.length;
    if (backwards) last = end.position - 1;
    else first = end.position + 1;
  }
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
