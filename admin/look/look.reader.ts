import type { RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

export type LookRow = Output<'admin/look/list'>['rows'][number] & RaRecord<string>;

export const lookReader: Reader = {
  async list(params) {
    const { total, rows } = await client.get('admin/look/list', {
      ...pageOf(params),
      ...(params.filter as Partial<Request<'admin/look/list'>>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.lookId })) };
  },
};
