import type { ArticleEvent } from '#domain/article/article.events.ts';
import type { BannerEvent } from '#domain/banner/banner.events.ts';
import type { DocumentEvent } from '#domain/document/document.events.ts';
import type { LetterEvent } from '#domain/letter/letter.events.ts';
import type { MenuEvent } from '#domain/menu/menu.events.ts';
import type { PageEvent } from '#domain/page/page.events.ts';
import type { StaticContentEvent } from '#domain/static-content/static-content.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

type Kind = 'article' | 'banner' | 'document' | 'letter' | 'menu' | 'page' | 'static-content';

/** Never cancelled: the decider knows whether the schedule still holds. */
const at = (kind: Kind, id: string, publishAt: string, now: string) => ({
  data: { kind, id, publishAt },
  delayMs: Math.max(0, Date.parse(publishAt) - Date.parse(now)),
});

export const publishContentWhenScheduled = definePolicy<
  ArticleEvent | BannerEvent | DocumentEvent | LetterEvent | MenuEvent | PageEvent | StaticContentEvent,
  { kind: Kind; id: string; publishAt: string }
>({
  name: 'publish-content-when-scheduled',
  on: {
    ArticlePublicationScheduled: ({ data, at: now }) => at('article', data.articleId, data.publishAt, now),
    BannerPublicationScheduled: ({ data, at: now }) => at('banner', data.bannerId, data.publishAt, now),
    DocumentPublicationScheduled: ({ data, at: now }) => at('document', data.documentId, data.publishAt, now),
    LetterPublicationScheduled: ({ data, at: now }) => at('letter', data.letterId, data.publishAt, now),
    MenuPublicationScheduled: ({ data, at: now }) => at('menu', data.menuId, data.publishAt, now),
    PagePublicationScheduled: ({ data, at: now }) => at('page', data.pageId, data.publishAt, now),
    StaticContentPublicationScheduled: ({ data, at: now }) =>
      at('static-content', data.contentBlockId, data.publishAt, now),
  },
  kind: 'step',
  async run({ kind, id, publishAt }, { commands }) {
    const due = { id, publishAt };
    const publish: Readonly<Record<Kind, () => Promise<unknown>>> = {
      article: () => commands.article.publishScheduled(due),
      banner: () => commands.banner.publishScheduled(due),
      document: () => commands.document.publishScheduled(due),
      letter: () => commands.letter.publishScheduled(due),
      menu: () => commands.menu.publishScheduled(due),
      page: () => commands.page.publishScheduled(due),
      'static-content': () => commands['static-content'].publishScheduled(due),
    };
    await publish[kind]();
  },
});
