import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { approvalWork } from './approval-work.ts';
import { messageWork } from './message-work.ts';
import { quoteMessages } from './quote-messages.ts';
import { quoteRevisions } from './quote-revisions.ts';
import { quoteWork } from './quote-work.ts';
import { quoteDescriptions } from './quote.descriptions.ts';
import { quoteFunctions } from './quote.functions.ts';
import { ownQuotes, quoteQueries } from './quote.queries.ts';
import { quoteSubject } from './quote.subject.ts';
import { quotes } from './quotes.ts';

export const feature = {
  needs: [
    'account',
    'attachment',
    'contact',
    'credit',
    'customer-part-number',
    'line-note',
    'order',
    'price-list',
    'product',
    'shipping',
    'store',
    'warehouse',
  ],
  readModels: readModelList(quoteMessages, quoteRevisions, quotes),
  descriptions: [quoteDescriptions],
  subjects: [quoteSubject],
  workKinds: [approvalWork, messageWork, quoteWork],
  queries: (read: ReadSide) => quoteQueries(read),
  functions: (read: ReadSide) => ({ quote: quoteFunctions(read) }),
  personalData: [ownQuotes],
} satisfies ProjectionFeature;
