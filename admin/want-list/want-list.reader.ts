import type { GetListParams, RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

export type WantedRow = Output<'admin/wantlist/list'>['rows'][number] & RaRecord<string>;
type Query = Request<'admin/wantlist/list'>;

export const wantListReader: Reader = {
  async list(params: GetListParams) {
    const { total, rows } = await client.get('admin/wantlist/list', {
      ...pageOf(params),
      sort: sortOf(params, 'people') as Query['sort'],
      direction: params.sort?.order ?? 'DESC',
      ...(params.filter as Partial<Query>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.itemNumber })) };
  },
};
