import { fewRecords } from './kind-records.ts';

export const taxClasses = fewRecords(
  async ({ queries }) =>
    new Map([...(await queries.tax.classes())].map(([taxClass, data]) => [taxClass, { ...data, taxClass }])),
);
