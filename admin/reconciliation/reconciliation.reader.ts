import type { RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { listReader } from '#admin/lib/list-reader.ts';
import type { Request } from '#contracts/api.ts';
import type { ReconciliationRow as Row } from '#contracts/reconciliation/reconciliation.ts';

export type ReconciliationRow = Row & RaRecord<string>;

export const reconciliationReader = listReader<Request<'admin/reconciliation/list'>, Row>({
  sort: 'day',
  list: (query) => client.get('admin/reconciliation/list', query),
  one: (reconciliationId) => client.get('admin/reconciliation/detail', { reconciliationId }),
  idOf: ({ reconciliationId }) => reconciliationId,
});
