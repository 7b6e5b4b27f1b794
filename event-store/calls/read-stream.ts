import type { EventLog } from '../log/event-log.ts';
import { PAGE_EVENTS } from '../log/reader.ts';
import { Refused } from '../log/refusal.ts';
import { visibilityOf } from '../log/visible-range.ts';
import { streamNotFoundFrame } from '../protocol/read-frames.ts';
import type { ReadRequest } from '../protocol/read-request.ts';
import type { Sender } from './sender.ts';

type Request = Extract<ReadRequest, { kind: 'read-stream' }>;

/** Sends a stream's visible events, or says that it is missing. Throws `stream-deleted` for a tombstoned one. */
export async function readStream(log: EventLog, request: Request, sender: Sender, signal: AbortSignal): Promise<void> {
  const { stream, backwards } = request;
  const visibility = visibilityOf(stream, await log.stateOf(stream), Date.now());
  if (visibility.kind === 'tombstoned') throw new Refused({ kind: 'stream-deleted', stream });
  if (visibility.kind === 'missing') return sender.send(streamNotFoundFrame(stream));

  let { first, last } = rangeOf(request, visibility);
  let remaining = request.limit;
  while (remaining > 0 && first <= last && !signal.aborted) {
    const { streamId, createdFrom } = visibility;
    const range = { streamId, first, last, createdFrom, limit: Math.min(remaining, PAGE_EVENTS) };
    const page = await log.reader.stream(backwards ? 'backwards' : 'forwards', range);
    await sender.sendEvents(page);
    const end = page.at(-1);
    if (end === undefined) return;
    remaining -= page.length;
    if (backwards) last = end.revision - 1;
    else first = end.revision + 1;
  }
}

/** The part of the visible revisions that was asked for. Reading backwards from beyond the end starts at the end. */
function rangeOf({ from, backwards }: Request, visible: { first: number; last: number }): { first: number; last: number } {
  const at = { start: 0, end: backwards ? visible.last : Infinity, at: from.kind === 'at' ? from.at : 0 }[from.kind];
  return backwards
    ? { first: visible.first, last: Math.min(visible.last, at) }
    : { first: Math.max(visible.first, at), last: visible.last };
}
