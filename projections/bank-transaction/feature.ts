import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { bankTransactionDescriptions } from './bank-transaction.descriptions.ts';
import { bankTransactionQueries, bankTransactionQueryFunctions } from './bank-transaction.queries.ts';
import { bankTransactionSubject } from './bank-transaction.subject.ts';
import { bankTransactions } from './bank-transactions.ts';

export const feature = {
  needs: ['account', 'invoice'],
  readModels: readModelList(bankTransactions),
  descriptions: [bankTransactionDescriptions],
  subjects: [bankTransactionSubject],
  queries: (read: ReadSide) => bankTransactionQueries(read),
  functions: (read: ReadSide) => ({ bankTransaction: bankTransactionQueryFunctions(read) }),
} satisfies ProjectionFeature;
