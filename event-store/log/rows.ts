import type { RecordedEvent } from './recorded-event.ts';

/** The columns of an event in the order that `eventOf` reads them; `e` is events, `s` is streams. */
export const EVENT_COLUMNS =
  'e.position, s.name, e.revision, e.event_id, e.type, e.content_type, e.created, e.data, e.metadata';

/** Leaves every column as the text that PostgreSQL sends. */
export const TEXT_TYPES = { getTypeParser: () => (value: string) => value };

export type TextRow = readonly [string, string, string, string, string, string, string, string, string];

export function eventOf(row: TextRow): RecordedEvent {
  return {
    position: Number(row[0]),
    stream: row[1],
    revision: Number(row[2]),
    id: row[3],
    type: row[4],
    contentType: row[5],
    created: Number(row[6]),
    data: bytesOf(row[7]),
    metadata: bytesOf(row[8]),
  };
}

/** PostgreSQL sends a bytea as `\x` and hexadecimal digits. */
function bytesOf(text: string): Buffer {
  return Buffer.from(text.slice(2), 'hex');
}
