import type { GetListParams, RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';
import type { Request } from '#contracts/api.ts';
import type { ErasureRow as Row } from '#contracts/erasure/erasure.ts';

export type ErasureRow = Row & RaRecord<string>;
type Query = Request<'admin/erasure/list'>;

export const erasureReader: Reader = {
  async list(params: GetListParams) {
    const { total, rows } = await client.get('admin/erasure/list', {
      ...pageOf(params),
      sort: sortOf(params, 'requestedAt') as Query['sort'],
      direction: params.sort?.order ?? 'DESC',
      ...(params.filter as Partial<Query>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.contactId })) };
  },
};
