import type { GetListParams, RaRecord } from 'react-admin';
import { pageOf, sortOf, type Reader } from './reader.ts';

interface ListReader<Query, Row> {
  /** The column that it is sorted by, the newest or most first, until somebody chooses another. */
  readonly sort: string;
  readonly list: (query: Query) => Promise<{ readonly total: number; readonly rows: readonly Row[] }>;
  readonly one: (id: string) => Promise<Row>;
  readonly idOf: (row: Row) => string;
}

/** A reader of an operation with `listParameters`: filters go to the server as they stand in the address. */
export function listReader<Query, Row extends object>({ sort, list, one, idOf }: ListReader<Query, Row>): Reader {
  const withId = (row: Row): Row & RaRecord<string> => ({ ...row, id: idOf(row) });
  return {
    async list(params: GetListParams) {
      const { total, rows } = await list({
        ...pageOf(params),
        sort: sortOf(params, sort),
        direction: params.sort?.order ?? 'DESC',
        ...(params.filter as object),
      } as Query);
      return { total, data: rows.map(withId) };
    },
    one: async (id) => ({ data: withId(await one(id)) }),
  };
}
