// Read model of records that share one stream (domain/shared/records.ts): the last form of each, by kind and id.
import type { DomainEvent } from '#domain/shared/decider.ts';
import type { Records } from '#domain/shared/records.ts';
import {
  defineReadModel,
  put,
  updateIfThere,
  type Change,
  type Handler,
  type ReadModel,
} from '#platform/kernel/read-model/read-model.ts';
import type { ReadSide, Viewpoint } from '#platform/kernel/read-model/read-side.ts';

export interface RecordRow {
  /** `<kind>:<id>` */
  readonly id: string;
  readonly kind: string;
  readonly data: object;
  /** A mirrored row is marked, not removed, so that every process sees it go. */
  readonly removed: boolean;
}

/** The prefix of the kind's event types, and the field with its id. */
export interface RecordKindNames {
  readonly thing: string;
  readonly idField: string;
}

type Fields = Readonly<Record<string, unknown>>;
type RowHandler = Handler<RecordRow, DomainEvent<string, Fields>>;

export const recordKey = (kind: string, id: string): string => `${kind}:${id}`;
export const recordRow = (kind: string, id: string, data: object): Change<RecordRow> =>
  put<RecordRow>(recordKey(kind, id), { id: recordKey(kind, id), kind, data, removed: false });

/**
 * A change of what never was, which histories of before November 2026 may hold (security.md T2), changes nothing. `further` handles
 * what are no records, such as a rule of the whole table.
 */
export function recordsReadModel(
  name: string,
  version: number,
  stream: string,
  kinds: Readonly<Record<string, RecordKindNames>>,
  further: Readonly<Record<string, RowHandler>> = {},
): ReadModel<RecordRow> {
  const handlers = Object.entries(kinds).flatMap(([kind, { thing, idField }]): [string, RowHandler][] => [
    [`${thing}Added`, ({ data: { [idField]: id, ...data } }) => recordRow(kind, String(id), data)],
    [
      `${thing}Revised`,
      ({ data: { [idField]: id, changed } }) =>
        updateIfThere<RecordRow>(recordKey(kind, String(id)), (row) => ({
          ...row,
          data: { ...row.data, ...(changed as object) },
        })),
    ],
    [
      `${thing}Removed`,
      ({ data: { [idField]: id } }) =>
        updateIfThere<RecordRow>(recordKey(kind, String(id)), (row) => ({ ...row, removed: true })),
    ],
  ]);
  return defineReadModel<RecordRow, DomainEvent<string, Fields>>({
    name,
    version,
    key: 'id',
    columns: { id: 'text', kind: 'text', data: 'jsonb', removed: 'boolean' },
    streams: () => [stream],
    on: { ...Object.fromEntries(handlers), ...further },
  });
}

/** All rows of a mirrored model, as they stand or as they stood. */
export async function recordRows(
  read: ReadSide,
  model: ReadModel<RecordRow>,
  stream: string,
  from: Viewpoint,
): Promise<readonly RecordRow[]> {
  return [...(from.past ? await read.rowsOf(model, [stream], from) : read.mirror(model)).values()];
}

/** The records of one kind by their id. */
export const recordsOfKind = <Data>(rows: readonly RecordRow[], kind: string): Records<Data> =>
  Object.fromEntries(
    rows
      .filter((row) => row.kind === kind && !row.removed)
      .map(({ id, data }) => [id.slice(kind.length + 1), data as Data]),
  );
