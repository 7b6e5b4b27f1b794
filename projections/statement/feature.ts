import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { ledgerLines } from './ledger-lines.ts';
import { statementDescriptions, statementRunDescriptions } from './statement.descriptions.ts';
import { statementFunctions, statementQueries } from './statement.queries.ts';
import { statementRuns } from './statement-runs.ts';
import { statements } from './statements.ts';

export const feature = {
  needs: ['account', 'contact', 'credit', 'invoice', 'letter', 'picture', 'store'],
  readModels: readModelList(ledgerLines, statements, statementRuns),
  descriptions: [statementDescriptions, statementRunDescriptions],
  queries: (read: ReadSide) => statementQueries(read),
  functions: (read: ReadSide) => ({ statement: statementFunctions(read) }),
} satisfies ProjectionFeature;
