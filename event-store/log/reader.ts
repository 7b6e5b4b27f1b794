import type { Pool } from 'pg';
import { orUnavailable } from './or-unavailable.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { EVENT_COLUMNS, eventOf, TEXT_TYPES, type TextRow } from './rows.ts';

/** A page holds at most this many events, and no more than this many bytes of payload unless one event is larger. */
export const PAGE_EVENTS = 512;
const PAGE_BYTES = 256 * 1024;

type Direction = 'forwards' | 'backwards';

export type StreamPage = {
  readonly streamId: number;
  readonly first: number;
  readonly last: number;
  /** Milliseconds since 1970; what was created before is hidden. */
  readonly createdFrom: number;
  readonly limit: number;
};

export type StreamTail = Pick<StreamPage, 'streamId' | 'createdFrom'> & {
  readonly after: number;
  readonly upTo: number;
};

/** Reads pages of events from the tables. An empty page means that there is nothing more in the range. */
export class Reader {
  private readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  /** Events of the whole log with positions from `first` to `last`, both included. */
  async all(direction: Direction, first: number, last: number, limit = PAGE_EVENTS): Promise<RecordedEvent[]> {
    return this.page(`all-${direction}`, direction, 'position', 'position between $3 and $4', [limit, first, last]);
  }

  /** Events of one stream with revisions from `first` to `last`, both included. */
  async stream(
    direction: Direction,
    { streamId, first, last, createdFrom, limit }: StreamPage,
  ): Promise<RecordedEvent[]> {
    const where = 'stream_id = $3 and revision between $4 and $5 and created >= $6';
    return this.page(`stream-${direction}`, direction, 'revision', where, [limit, streamId, first, last, createdFrom]);
  }

  /** Events of one stream after a revision, with positions up to `upTo`. */
  async streamAfter({ streamId, after, upTo, createdFrom }: StreamTail, limit = PAGE_EVENTS): Promise<RecordedEvent[]> {
    const where = 'stream_id = $3 and revision > $4 and position <= $5 and created >= $6';
    return this.page('stream-after', 'forwards', 'revision', where, [limit, streamId, after, upTo, createdFrom]);
  }

  private async page(
    name: string,
    direction: Direction,
    order: string,
    where: string,
    values: readonly number[],
  ): Promise<RecordedEvent[]> {
    const [limit, ...rest] = values;
    const by = `${order} ${direction === 'forwards' ? 'asc' : 'desc'}`;
    // The size of a stored value is known without reading it, so the running sum costs little and bounds the memory.
    const query = this.pool.query<TextRow[]>({
      name,
      rowMode: 'array',
      types: TEXT_TYPES,
      text: `
        select ${EVENT_COLUMNS} from (
          select p.*, sum(octet_length(data) + octet_length(metadata)) over (order by ${by} rows unbounded preceding) as bytes
          from (select * from event_store.events where ${where} order by ${by} limit $1) p
        ) e join event_store.streams s on s.id = e.stream_id
        where e.bytes <= $2 or e.bytes = octet_length(e.data) + octet_length(e.metadata)
        order by e.${by}`,
      values: [limit, PAGE_BYTES, ...rest],
    });
    const { rows } = await orUnavailable(query);
    return (rows as unknown as TextRow[]).map(eventOf);
  }
}
