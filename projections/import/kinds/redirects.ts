import { fewRecords } from './kind-records.ts';

export const redirects = fewRecords(
  async ({ queries }) => new Map((await queries.redirect.all()).map((one) => [one.from, { ...one }])),
);
