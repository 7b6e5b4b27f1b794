import type { GetListParams, RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

export type ProductRow = Output<'admin/product/list'>['rows'][number] & RaRecord<string>;
export type ProductDetail = Output<'admin/product/detail'>;
type Query = Request<'admin/product/list'>;

export const productReader: Reader = {
  async list(params: GetListParams) {
    const { total, more, rows } = await client.get('admin/product/list', {
      ...pageOf(params),
      sort: sortOf(params, 'itemNumber') as Query['sort'],
      direction: params.sort?.order ?? 'ASC',
      ...(params.filter as Partial<Query>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.itemNumber })), meta: { more } };
  },
};
