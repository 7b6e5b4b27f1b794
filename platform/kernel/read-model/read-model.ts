// One read model is one file: table and handlers; its queries are in `<feature>.queries.ts`. Handlers are pure functions from a row and an
// event to the next row, so a rebuild gives the same bytes and a test needs no database.
import { own } from '#domain/shared/dictionary.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import type { StoredEvent } from '../event-store/event-store.ts';

/** Types whose JSON and SQL forms are one to one; times are ISO text outside and timestamptz inside. */
export type ColumnType = 'text' | 'integer' | 'bigint' | 'boolean' | 'jsonb' | 'text[]' | 'timestamptz';

/** Changes one row by one event; `undefined` stands for no row. */
export interface Change<Row> {
  readonly key: string;
  readonly apply: (row: Row | undefined) => Row | undefined;
}

export type Handler<Row, E extends DomainEvent> = (
  event: StoredEvent<E>,
) => Change<Row> | readonly Change<Row>[] | undefined;
export type Handlers<Row, E extends DomainEvent> = {
  readonly [T in E['type']]?: Handler<Row, Extract<E, { type: T }>>;
};

export interface ReadModel<Row extends object = object> {
  /** snake_case; the table is `<name>_v<version>` in the schema `read`. */
  readonly name: string;
  /** Raised with every change of shape or handlers: the new table is built beside the old one from history. */
  readonly version: number;
  readonly columns: Readonly<Record<keyof Row & string, ColumnType>>;
  /** The text column that identifies a row. */
  readonly key: keyof Row & string;
  /** Indexes as they follow `create index on <table>`, e.g. `(person_id)`. */
  readonly indexes: readonly string[];
  readonly on: Readonly<Record<string, Handler<Row, DomainEvent>>>;
  /**
   * Streams whose events make a row: what must be read to show it as it once stood. Absent where they cannot be named.
   */
  streams?(row: Row): readonly string[];
  readonly table: string;
}

interface Definition<Row extends object, E extends DomainEvent> {
  readonly name: string;
  readonly version: number;
  readonly columns: Readonly<Record<keyof Row & string, ColumnType>>;
  readonly key: keyof Row & string;
  readonly indexes?: readonly string[];
  readonly on: Handlers<Row, E>;
  readonly streams?: (row: Row) => readonly string[];
}

/** `defineReadModel<Row, OrderEvent | PaymentEvent>({...})`: handlers are checked against the events' own data. */
export const defineReadModel = <Row extends object, E extends DomainEvent>(
  definition: Definition<Row, E>,
): ReadModel<Row> => ({
  indexes: [],
  ...definition,
  on: definition.on as unknown as ReadModel<Row>['on'],
  table: `read.${definition.name}_v${definition.version}`,
});

/** The row becomes this, whether or not there was one. */
export const put = <Row>(key: string, row: Row): Change<Row> => ({ key, apply: () => row });
/** Changes a row that must be there; history without its beginning is an error that stops the read model. */
export const update = <Row>(key: string, change: (row: Row) => Row): Change<Row> => ({
  key,
  apply: (row) => {
    if (!row) throw new Error(`no row ${key} to update`);
    return change(row);
  },
});
/** Changes a row if there is one. */
export const updateIfThere = <Row>(key: string, change: (row: Row) => Row): Change<Row> => ({
  key,
  apply: (row) => row && change(row),
});
export const remove = <Row>(key: string): Change<Row> => ({ key, apply: () => undefined });

/** All changes that a chunk of events makes to a read model, in order. */
export function changesOf<Row extends object>(
  model: ReadModel<Row>,
  events: readonly StoredEvent[],
): { readonly event: StoredEvent; readonly change: Change<Row> }[] {
  const all: { readonly event: StoredEvent; readonly change: Change<Row> }[] = [];
  // Every read model is asked about every event, and most have nothing to do with most: those must cost next to
  // nothing.
  for (const event of events) {
    const made = own(model.on, event.type)?.(event);
    if (made === undefined) continue;
    for (const change of isSeveral(made) ? made : [made]) all.push({ event, change });
  }
  return all;
}

const isSeveral = <Row>(made: Change<Row> | readonly Change<Row>[]): made is readonly Change<Row>[] =>
  Array.isArray(made);

/** Folds events into rows without a database: for tests, and for the auditor's view of the past. */
export function fold<Row extends object>(
  model: ReadModel<Row>,
  events: readonly StoredEvent[],
  rows = new Map<string, Row>(),
): Map<string, Row> {
  for (const { change } of changesOf(model, events)) {
    const row = change.apply(rows.get(change.key));
    if (row) rows.set(change.key, row);
    else rows.delete(change.key);
  }
  return rows;
}

/** Read models of any rows in one list. */
export const readModelList = <Rows extends readonly object[]>(
  ...models: { readonly [I in keyof Rows]: ReadModel<Rows[I]> }
): readonly ReadModel[] => models as unknown as readonly ReadModel[];
