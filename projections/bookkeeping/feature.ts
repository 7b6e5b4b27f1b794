import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { closedMonthDescriptions } from './closed-month.descriptions.ts';
import { closedMonthQueries } from './closed-month.queries.ts';
import { closedMonths } from './closed-months.ts';
import { journalQueries } from './journal.queries.ts';

export const feature = {
  needs: ['account', 'credit', 'invoice', 'setting'],
  readModels: readModelList(closedMonths),
  descriptions: [closedMonthDescriptions],
  queries: (read: ReadSide) => ({ ...closedMonthQueries(read), ...journalQueries }),
} satisfies ProjectionFeature;
