import type {
  StaticContentBlock,
  staticContent,
  staticContentOperations,
} from '#contracts/static-content/static-content.ts';
import type { StaticContentData } from '#domain/static-content/static-content.events.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { contentQueries } from '#projections/shared/content/content-queries.ts';
import { allPublished, publishedOf } from '#projections/shared/content/published-of.ts';

/** Blocks of one answer. */
const MOST_BLOCKS = 50;

export function staticContentQueries(read: ReadSide): Handlers<typeof staticContentOperations, 'query'> {
  const wireBlock = (id: string, block: StaticContentData, language: 'en' | 'fr'): StaticContentBlock => ({
    ContentBlockId: id,
    Title: block.title[language],
    AltText: block.altText[language],
    Linkedto: block.linkedTo,
    LinkTarget: block.linkTarget,
    Html: block.html[language],
  });
  const blocks = (ids: readonly string[], language: 'en' | 'fr') => ({
    StaticContentBlocks: ids.flatMap((id) => {
      const block = publishedOf<StaticContentData>(read, 'static-content', id);
      return block ? [wireBlock(id, block, language)] : [];
    }),
  });

  return {
    'Store/GetStaticContent': async ({ contentBlockId }, { language }) => blocks([contentBlockId], language),
    'Store/GetStaticContentGroup/{group}/{language}': async ({ group, language }) => ({
      StaticContentBlocks: allPublished<StaticContentData>(read, 'static-content')
        .filter(({ id }) => id.startsWith(group))
        .map(({ id, content }) => wireBlock(id, content, language))
        .slice(0, MOST_BLOCKS),
    }),
    'store/getstaticcontents': async ({ contentBlockIds }, { language }) => blocks(contentBlockIds, language),
    ...contentQueries<'static-content', typeof staticContent>(read, { kind: 'static-content', titled: 'title' }),
  };
}

export const staticContentFunctions = (read: ReadSide) => ({
  /** Every block that is published. */
  async contents(): Promise<readonly { readonly id: string; readonly content: object }[]> {
    return allPublished(read, 'static-content');
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly 'static-content': FunctionsOf<ReturnType<typeof staticContentFunctions>>;
  }
}
