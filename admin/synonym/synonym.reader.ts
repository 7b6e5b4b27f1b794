import type { GetListParams, RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

export type SynonymRow = Output<'admin/synonym/list'>['rows'][number] & RaRecord<string>;
type Query = Request<'admin/synonym/list'>;

export const synonymReader: Reader = {
  async list(params: GetListParams) {
    const { total, rows } = await client.get('admin/synonym/list', {
      ...pageOf(params),
      sort: sortOf(params, 'words') as Query['sort'],
      direction: params.sort?.order ?? 'ASC',
      ...(params.filter as Partial<Query>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.synonymId })) };
  },
};
