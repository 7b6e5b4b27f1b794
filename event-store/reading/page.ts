import type { Reader } from '../log/reader.ts';
import type { RecordedEvent } from '../log/recorded-event.ts';
import { Answers, type Answering } from './answers.ts';
import type { LinkSource } from './links.ts';

type Direction = 'forwards' | 'backwards';

/** The place of a page's events. All bounds are included, except `after`. */
export type Range =
  | { readonly kind: 'all'; readonly direction: Direction; readonly first: number; readonly last: number }
  | {
      readonly kind: 'stream';
      readonly direction: Direction;
      readonly streamId: number;
      readonly first: number;
      readonly last: number;
      /** Milliseconds since 1970; what was created before is hidden. */
      readonly createdFrom: number;
    }
  /** Events of a stream after a revision, with positions up to `upTo`. */
  | {
      readonly kind: 'stream-after';
      readonly streamId: number;
      readonly after: number;
      readonly upTo: number;
      readonly createdFrom: number;
    };

/** The question that reads one page. Plain data: it crosses from thread to thread. */
export type PageRequest = {
  readonly range: Range;
  /** Events to read. */
  readonly limit: number;
  /** Events to answer at most, where a filter leaves some out. */
  readonly room: number;
  /** Events that were considered since the last checkpoint. */
  readonly considered: number;
  readonly answering: Answering;
};

export type Page = {
  /** gRPC messages, ready to be sent. */
  readonly frames: Uint8Array;
  /** Events in the frames. */
  readonly answered: number;
  readonly considered: number;
  /** The last event that was read; undefined when the range has no more. */
  readonly last: { readonly position: number; readonly revision: number } | undefined;
};

export async function readPage(source: LinkSource, request: PageRequest): Promise<Page> {
  const { room, considered, answering } = request;
  const events = await eventsOf(source.reader, request);
  const answers = new Answers(source, answering, considered, room);
  await answers.add(events);
  const last = events.at(-1);
  return {
    frames: answers.take(),
    answered: answers.answered,
    considered: answers.considered,
    last: last && { position: last.position, revision: last.revision },
  };
}

function eventsOf(reader: Reader, { range, limit }: PageRequest): Promise<RecordedEvent[]> {
  switch (range.kind) {
    case 'all':
      return reader.all(range.direction, range.first, range.last, limit);
    case 'stream':
      return reader.stream(range.direction, { ...range, limit });
    case 'stream-after':
      return reader.streamAfter(range, limit);
  }
}
