import type { EventLog } from '../log/event-log.ts';
import { TOMBSTONE_REVISION, type RecordedEvent } from '../log/recorded-event.ts';
import { Refused } from '../log/refusal.ts';
import { visibilityOf } from '../log/visible-range.ts';
import type { StartingPoint } from '../protocol/read-request.ts';
import type { Page, Range } from '../reading/page.ts';

/** A subscription follows a feed. Its cursor is a position of the log, whether it follows all of it or one stream. */
export type Feed = {
  /** The place of the stored events after `cursor` and up to `head`; undefined when there can be none. */
  range(cursor: number, head: number): Promise<Range | undefined>;
  /** Takes note of a page of that range. */
  passed(page: Page): void;
  /** Those of recent events of the log that belong to the feed. */
  choose(events: readonly RecordedEvent[]): readonly RecordedEvent[];
};

export const ALL_FEED: Feed = {
  range: (cursor, head) => Promise.resolve({ kind: 'all', direction: 'forwards', first: cursor + 1, last: head }),
  passed: () => undefined,
  choose: (events) => events,
};

/** Follows the events of one stream after a revision. It may not exist yet; its tombstone ends the subscription. */
export class StreamFeed implements Feed {
  private readonly log: EventLog;
  private readonly stream: string;
  private readonly createdFrom: number;
  private lastRevision: number;

  private constructor(log: EventLog, stream: string, afterRevision: number, createdFrom: number) {
    this.log = log;
    this.stream = stream;
    this.lastRevision = afterRevision;
    this.createdFrom = createdFrom;
  }

  /** Throws `stream-deleted` when the stream is tombstoned. */
  static async from(log: EventLog, stream: string, from: StartingPoint): Promise<StreamFeed> {
    const visibility = visibilityOf(stream, await log.stateOf(stream), Date.now());
    switch (visibility.kind) {
      case 'tombstoned':
        throw new Refused({ kind: 'stream-deleted', stream });
      case 'missing':
        return new StreamFeed(log, stream, from.kind === 'at' ? from.at : -1, 0);
      case 'visible': {
        const { first, last, createdFrom } = visibility;
        const after = { start: -1, end: last, at: from.kind === 'at' ? from.at : -1 }[from.kind];
        return new StreamFeed(log, stream, Math.max(first - 1, after), createdFrom);
      }
    }
  }

  async range(_cursor: number, head: number): Promise<Range | undefined> {
    const id = await this.log.idOf(this.stream);
    return id === undefined
      ? undefined
      : { kind: 'stream-after', streamId: id, after: this.lastRevision, upTo: head, createdFrom: this.createdFrom };
  }

  passed({ last }: Page): void {
    if (last !== undefined) this.passRevision(last.revision);
  }

  choose(events: readonly RecordedEvent[]): RecordedEvent[] {
    const news = events.filter((event) => event.stream === this.stream && event.revision > this.lastRevision);
    const last = news.at(-1);
    if (last !== undefined) this.passRevision(last.revision);
    return news.filter((event) => event.created >= this.createdFrom);
  }

  private passRevision(revision: number): void {
    if (revision === TOMBSTONE_REVISION) throw new Refused({ kind: 'stream-deleted', stream: this.stream });
    this.lastRevision = revision;
  }
}
