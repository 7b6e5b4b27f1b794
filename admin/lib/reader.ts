// A reader fetches a list or page of react-admin through the contracts; each feature has its own.
import type { GetListParams, RaRecord } from 'react-admin';

export interface Meta {
  /** A moment (ISO) or an event of the past: shows what it once was. */
  readonly asOf?: string;
}

export interface Reader {
  readonly list: (params: GetListParams) => Promise<{ total: number; data: RaRecord[]; meta?: object }>;
  /** One record in full; a resource that has a list only leaves it out. */
  readonly one?: (id: string, meta?: Meta) => Promise<{ data: RaRecord }>;
}

/** The part of a query that says which page of a list is wanted. */
export const pageOf = ({ pagination }: GetListParams): { page: number; pageSize: number } => ({
  page: pagination?.page ?? 1,
  pageSize: pagination?.perPage ?? 25,
});

/** The column that the list is sorted by; react-admin says `id` where nothing was chosen. */
export const sortOf = ({ sort }: GetListParams, usual: string): string =>
  sort === undefined || sort.field === 'id' ? usual : sort.field;
