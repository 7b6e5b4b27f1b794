import type { GetListParams, RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

export type ImportRow = Output<'admin/import/list'>['rows'][number] & RaRecord<string>;
export type ImportDetail = Output<'admin/import/detail'> & RaRecord<string>;
type Query = Request<'admin/import/list'>;

export const importReader: Reader = {
  async list(params: GetListParams) {
    const { total, rows } = await client.get('admin/import/list', {
      ...pageOf(params),
      sort: sortOf(params, 'uploadedAt') as Query['sort'],
      direction: params.sort?.order ?? 'DESC',
      ...(params.filter as Partial<Query>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.importId })) };
  },
  one: async (importId) => ({ data: { ...(await client.get('admin/import/detail', { importId })), id: importId } }),
};
