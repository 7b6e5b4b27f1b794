// The importer's way to this shop: its commands run in this process, as the shop itself.
import { randomUUID } from 'node:crypto';
import type { ImportTarget } from '#catalogue-import/import-catalogue.ts';
import { currencyCode } from '#contracts/shared.ts';
import { DEFAULT_CURRENCY } from '#domain/shared/money.ts';
import type { LineError } from '#catalogue-import/csv-file.ts';
import { catalogueIds } from '#projections/catalogue/catalogue.queries.ts';
import { settingValue } from '#projections/registry.ts';
import type { Application } from './application.ts';

export function importTarget({ dispatcher, read }: Application): ImportTarget {
  // Each record is a story of its own; what they have in common is the run that caused them.
  const runId = randomUUID();
  const by = () => ({ name: 'import', commandId: randomUUID(), correlationId: randomUUID(), causationId: runId });
  return {
    async send({ route, input }) {
      const { output } = await dispatcher.dispatchAsSystem(route, input, by());
      return (output as { changed: boolean }).changed;
    },
    known: async () => ({
      ...(await catalogueIds(read)),
      currency: currencyCode.parse(settingValue(read, 'DefaultCurrency') ?? DEFAULT_CURRENCY),
    }),
  };
}

export const describeErrors = (errors: readonly LineError[]): string =>
  errors
    .map(({ file, line, column, problem }) => `${file}:${line}: ${column ? `${column} ` : ''}${problem}`)
    .join('\n');
