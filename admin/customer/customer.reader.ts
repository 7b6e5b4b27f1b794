import type { GetListParams, RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

export type CustomerRow = Output<'admin/customer/list'>['rows'][number] & RaRecord<string>;
export type CustomerDetail = Output<'admin/customer/detail'> & RaRecord<string>;
type Query = Request<'admin/customer/list'>;

export const customerReader: Reader = {
  async list(params: GetListParams) {
    const { total, rows } = await client.get('admin/customer/list', {
      ...pageOf(params),
      sort: sortOf(params, 'name') as Query['sort'],
      direction: params.sort?.order ?? 'ASC',
      ...(params.filter as Partial<Query>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.accountId })) };
  },
  one: async (accountId, { asOf } = {}) => ({
    data: { ...(await client.get('admin/customer/detail', { accountId, ...(asOf ? { asOf } : {}) })), id: accountId },
  }),
};
