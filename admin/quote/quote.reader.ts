import type { GetListParams, RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

export type QuoteRow = Output<'admin/quote/list'>['rows'][number] & RaRecord<string>;
export type QuoteDesk = Output<'admin/quote/desk'>;
type Query = Request<'admin/quote/list'>;

export const quoteReader: Reader = {
  async list(params: GetListParams) {
    const { total, rows } = await client.get('admin/quote/list', {
      ...pageOf(params),
      sort: sortOf(params, 'updatedAt') as Query['sort'],
      direction: params.sort?.order ?? 'DESC',
      ...(params.filter as Partial<Query>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.quoteId })) };
  },
  one: async (quoteId) => ({ data: { ...(await client.get('admin/quote/desk', { quoteId })).quote, id: quoteId } }),
};
