import type { RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { listReader } from '#admin/lib/list-reader.ts';
import type { Request } from '#contracts/api.ts';
import type { ReturnRow as Row } from '#contracts/return/return-shapes.ts';

export type ReturnRow = Row & RaRecord<string>;

export const returnReader = listReader<Request<'admin/return/list'>, Row>({
  sort: 'at',
  list: (query) => client.get('admin/return/list', query),
  one: (returnId) => client.get('admin/return/detail', { returnId }),
  idOf: ({ returnId }) => returnId,
});
