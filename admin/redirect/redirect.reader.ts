import type { GetListParams, RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

export type RedirectRow = Output<'admin/redirect/list'>['rows'][number] & RaRecord<string>;
type Query = Request<'admin/redirect/list'>;

export const redirectReader: Reader = {
  async list(params: GetListParams) {
    const { total, rows } = await client.get('admin/redirect/list', {
      ...pageOf(params),
      sort: sortOf(params, 'from') as Query['sort'],
      direction: params.sort?.order ?? 'ASC',
      ...(params.filter as Partial<Query>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.from })) };
  },
};
