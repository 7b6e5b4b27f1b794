import type { RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, type Reader } from '#admin/lib/reader.ts';
import type { Output } from '#contracts/api.ts';

export type CollectionRow = Output<'admin/credit/collectionlist'>['rows'][number] & RaRecord<string>;

export const collectionReader: Reader = {
  async list(params) {
    const query = { ...pageOf(params), ...(params.filter as object) };
    const { total, rows } = await client.get('admin/credit/collectionlist', query);
    return { total, data: rows.map((row) => ({ ...row, id: row.accountId })) };
  },
};
