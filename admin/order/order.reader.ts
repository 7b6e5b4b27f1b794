import type { GetListParams, RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

export type OrderRow = Output<'admin/order/list'>['rows'][number] & RaRecord<string>;
export type OrderDetail = Output<'admin/order/detail'> & RaRecord<string>;
type Query = Request<'admin/order/list'>;

export const orderReader: Reader = {
  async list(params: GetListParams) {
    const { total, more, rows } = await client.get('admin/order/list', {
      ...pageOf(params),
      sort: sortOf(params, 'OrderDate') as Query['sort'],
      direction: params.sort?.order ?? 'DESC',
      ...(params.filter as Partial<Query>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.OrderID })), meta: { more } };
  },
  one: async (orderId, { asOf } = {}) => ({
    data: { ...(await client.get('admin/order/detail', { orderId, ...(asOf ? { asOf } : {}) })), id: orderId },
  }),
};
