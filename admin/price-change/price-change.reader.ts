import type { GetListParams, RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

export type PriceChangeRow = Output<'admin/pricechange/list'>['rows'][number] & RaRecord<string>;
export type PriceChangeDetail = Output<'admin/pricechange/detail'>;
type Query = Request<'admin/pricechange/list'>;

export const priceChangeKey = ['price-change'];

export const priceChangeReader: Reader = {
  async list(params: GetListParams) {
    const { total, rows } = await client.get('admin/pricechange/list', {
      ...pageOf(params),
      sort: sortOf(params, 'draftedAt') as Query['sort'],
      direction: params.sort?.order ?? 'DESC',
      ...(params.filter as Partial<Query>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.priceChange })) };
  },
};
