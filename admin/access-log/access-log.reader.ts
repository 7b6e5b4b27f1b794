import type { RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

export type AccessLogRow = Output<'admin/access-log/list'>['rows'][number] & RaRecord<string>;

export const accessLogReader: Reader = {
  async list(params) {
    const { total, rows } = await client.get('admin/access-log/list', {
      ...pageOf(params),
      ...(params.filter as Partial<Request<'admin/access-log/list'>>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.entryId })) };
  },
};
