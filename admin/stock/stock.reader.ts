import type { GetListParams, RaRecord } from 'react-admin';
import type { Output, Request } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';

export type StockRow = Output<'admin/stock/list'>['rows'][number] & RaRecord<string>;
export type StockDetail = Output<'admin/stock/detail'> & RaRecord<string>;
type Query = Request<'admin/stock/list'>;

export const stockReader: Reader = {
  async list(params: GetListParams) {
    const { total, more, rows } = await client.get('admin/stock/list', {
      ...pageOf(params),
      sort: sortOf(params, 'itemNumber') as Query['sort'],
      direction: params.sort?.order ?? 'ASC',
      ...(params.filter as Partial<Query>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.itemNumber })), meta: { more } };
  },
  one: async (itemNumber, { asOf } = {}) => ({
    data: { ...(await client.get('admin/stock/detail', { itemNumber, ...(asOf ? { asOf } : {}) })), id: itemNumber },
  }),
};
