import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { agedBalanceQueries } from './aged-balance.queries.ts';
import { collectionNotes } from './collection-notes.ts';
import { creditDescriptions } from './credit.descriptions.ts';
import { creditFunctions } from './credit.functions.ts';
import { credits } from './credits.ts';
import { openItems } from './open-items.ts';
import { overdueFunctions, overdueQueries } from './overdue.queries.ts';
import { receiptFunctions, receiptQueries } from './receipt.queries.ts';
import { receipts } from './receipts.ts';
import { transactionJournalFunctions } from './transaction-journal.functions.ts';
import { transactions } from './transactions.ts';

export const feature = {
  needs: ['account', 'contact', 'invoice', 'order', 'setting'],
  readModels: readModelList(collectionNotes, credits, openItems, receipts, transactions),
  descriptions: [creditDescriptions],
  queries: (read: ReadSide) => ({ ...agedBalanceQueries(read), ...overdueQueries(read), ...receiptQueries(read) }),
  functions: (read: ReadSide) => ({
    credit: creditFunctions(read),
    overdue: overdueFunctions(read),
    receipt: receiptFunctions(read),
    transactionJournal: transactionJournalFunctions(read),
  }),
} satisfies ProjectionFeature;
