import type { pageContent, pageOperations } from '#contracts/page/page.ts';
import type { PageContent } from '#domain/page/page.events.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { contentQueries } from '#projections/shared/content/content-queries.ts';
import { allPublished, publishedOf } from '#projections/shared/content/published-of.ts';

export const pageQueries = (read: ReadSide): Handlers<typeof pageOperations, 'query'> => ({
  async 'store/getvirtualPage'({ name }, { language }) {
    const page = publishedOf<PageContent>(read, 'page', name) ?? notFound('not_found');
    return {
      PageName: name,
      Title: page.title[language],
      Description: page.description[language],
      Html: page.html[language],
    };
  },
  ...contentQueries<'page', typeof pageContent>(read, { kind: 'page', titled: 'title' }),
});

export const pageFunctions = (read: ReadSide) => ({
  /** Names of the pages that anybody may see. */
  async published(): Promise<{ names: string[] }> {
    return {
      names: allPublished(read, 'page')
        .map(({ id }) => id)
        .sort(),
    };
  },

  /** What readers see of every page that is published. */
  async contents(): Promise<readonly { readonly id: string; readonly content: object }[]> {
    return allPublished(read, 'page');
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly page: FunctionsOf<ReturnType<typeof pageFunctions>>;
  }
}
