import type { RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { listReader } from '#admin/lib/list-reader.ts';
import type { Request } from '#contracts/api.ts';
import type { BankTransactionRow as Row } from '#contracts/bank-transaction/bank-transaction.ts';

export type BankTransactionRow = Row & RaRecord<string>;

export const bankTransactionReader = listReader<Request<'admin/banktransaction/list'>, Row>({
  sort: 'bookedOn',
  list: (query) => client.get('admin/banktransaction/list', query),
  one: (transactionId) => client.get('admin/banktransaction/detail', { transactionId }),
  idOf: ({ transactionId }) => transactionId,
});
