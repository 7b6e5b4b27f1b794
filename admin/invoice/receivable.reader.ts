import type { RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

type Query = Request<'admin/credit/receivables'>;
type Answer = Output<'admin/credit/receivables'>;

/** Each row has the buckets of its amounts, which the shop defines. */
export type ReceivableRow = Answer['rows'][number] & RaRecord<string> & { readonly ages: Answer['buckets'] };

export const receivableReader: Reader = {
  async list(params) {
    const query = {
      ...pageOf(params),
      sort: sortOf(params, 'overdue'),
      direction: params.sort?.order ?? 'DESC',
      ...(params.filter as object),
    };
    const { total, rows, buckets } = await client.get('admin/credit/receivables', query as Query);
    return { total, data: rows.map((row) => ({ ...row, id: row.accountId, ages: buckets })) };
  },
};
