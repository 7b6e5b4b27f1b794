import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { fewRecords } from './kind-records.ts';

type Published = Promise<readonly { readonly id: string; readonly content: object }[]>;

const recordsOf = (published: (context: OperationContext) => Published) =>
  fewRecords(async (context) => new Map((await published(context)).map(({ id, content }) => [id, { id, ...content }])));

export const pages = recordsOf(({ queries }) => queries.page.contents());
export const blocks = recordsOf(({ queries }) => queries['static-content'].contents());
