import { fewRecords } from './kind-records.ts';

export const synonyms = fewRecords(
  async ({ queries }) =>
    new Map((await queries.synonym.all()).map(({ synonymId, ...data }) => [synonymId, { ...data, synonymId }])),
);
