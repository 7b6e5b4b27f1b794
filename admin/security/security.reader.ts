import type { RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

export type SecurityRow = Output<'admin/security/list'>['rows'][number] & RaRecord<string>;

export const securityReader: Reader = {
  async list(params) {
    const { total, rows } = await client.get('admin/security/list', {
      ...pageOf(params),
      ...(params.filter as Partial<Request<'admin/security/list'>>),
    });
    return { total, data: rows };
  },
};
