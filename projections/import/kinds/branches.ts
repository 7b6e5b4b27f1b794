import { fewRecords } from './kind-records.ts';

export const branches = fewRecords(
  async ({ queries }) => new Map((await queries.branch.all({})).branches.map((one) => [one.branch, { ...one }])),
);
