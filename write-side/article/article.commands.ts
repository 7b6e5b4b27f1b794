import type { articleContent, articleOperations } from '#contracts/article/article.ts';
import { article } from '#domain/article/article.decider.ts';
import type { ArticleContent } from '#domain/article/article.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { sanitisedInBoth } from '#platform/kernel/texts/sanitised-html.ts';
import {
  contentCommands,
  publishScheduled,
  type ContentKind,
} from '#platform/shop/versioned-content/content-commands.ts';

const articles: ContentKind<'article', ArticleContent> = {
  kind: 'article',
  run: (stream, command, context) => context.run(article, stream, command),
  async prepare(_id, { html, ...changed }, context) {
    const { picture } = changed;
    if (picture && !(await context.states.picture.isThere({ picture })).isThere)
      refuse('picture_unknown', { field: 'picture' }, 'invalid');
    return { ...changed, ...(html ? { html: await sanitisedInBoth(html) } : {}) };
  },
};

export const articleCommands: Handlers<typeof articleOperations, 'command'> = contentCommands<
  'article',
  typeof articleContent,
  ArticleContent
>(articles);

export const articleFunctions = { publishScheduled: publishScheduled(articles) };

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly article: FunctionsOf<typeof articleFunctions>;
  }
}
