import { fewRecords } from './kind-records.ts';

const published = (kind: 'page' | 'static-content') =>
  fewRecords(
    async ({ queries }) =>
      new Map((await queries.page.contents({ kind })).map(({ id, content }) => [id, { id, ...content }])),
  );

export const pages = published('page');
export const blocks = published('static-content');
