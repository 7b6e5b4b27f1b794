import type { Call } from '../grpc/call.ts';
import { PAGE_EVENTS } from '../log/reader.ts';
import { Refused } from '../log/refusal.ts';
import { visibilityOf } from '../log/visible-range.ts';
import { streamNotFoundFrame } from '../protocol/read-frames.ts';
import type { ReadRequest } from '../protocol/read-request.ts';
import type { Page, PageRequest } from '../reading/page.ts';
import { sendPages } from '../reading/send-pages.ts';
import type { CallContext } from './call-context.ts';

type Request = Extract<ReadRequest, { kind: 'read-stream' }>;

/** Sends a stream's visible events, or says that it is missing. Throws `stream-deleted` for a tombstoned one. */
export async function readStream({ log, pages }: CallContext, request: Request, call: Call): Promise<void> {
  const { stream, backwards, resolveLinks } = request;
  const visibility = visibilityOf(stream, await log.stateOf(stream), Date.now());
  if (visibility.kind === 'tombstoned') throw new Refused({ kind: 'stream-deleted', stream });
  if (visibility.kind === 'missing') return call.send(streamNotFoundFrame(stream));

  const { streamId, createdFrom } = visibility;
  const direction = backwards ? 'backwards' : 'forwards';
  const answering = { resolveLinks, filter: undefined, checkpointInterval: Infinity };
  let { first, last } = rangeOf(request, visibility);
  let room = request.limit;

  const next = (): PageRequest | undefined => {
    if (room <= 0 || first > last) return undefined;
    const range = { kind: 'stream', direction, streamId, first, last, createdFrom } as const;
    return { range, limit: Math.min(room, PAGE_EVENTS), room, considered: 0, answering };
  };
  await sendPages(call, pages.ofCall(call.signal), next(), (page: Page) => {
    if (page.last === undefined) return undefined;
    room -= page.answered;
    if (backwards) last = page.last.revision - 1;
    else first = page.last.revision + 1;
    return next();
  });
}

/** The part of the visible revisions that was asked for. Reading backwards from beyond the end starts at the end. */
function rangeOf(
  { from, backwards }: Request,
  visible: { first: number; last: number },
): { first: number; last: number } {
  const at = { start: 0, end: backwards ? visible.last : Infinity, at: from.kind === 'at' ? from.at : 0 }[from.kind];
  return backwards
    ? { first: visible.first, last: Math.min(visible.last, at) }
    : { first: Math.max(visible.first, at), last: visible.last };
}
