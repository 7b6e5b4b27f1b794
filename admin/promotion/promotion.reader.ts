import type { GetListParams, RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

export type PromotionRow = Output<'admin/promotion/list'>['rows'][number] & RaRecord<string>;
export type PromotionDetail = Output<'admin/promotion/detail'>;
export type PromotionFields = PromotionDetail['data'];
type Query = Request<'admin/promotion/list'>;

export const promotionKey = ['promotion'];

export const promotionReader: Reader = {
  async list(params: GetListParams) {
    const { total, rows } = await client.get('admin/promotion/list', {
      ...pageOf(params),
      sort: sortOf(params, 'name') as Query['sort'],
      direction: params.sort?.order ?? 'ASC',
      ...(params.filter as Partial<Query>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.promotionId })) };
  },
};
