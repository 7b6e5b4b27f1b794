// The blog for feed readers (Atom, RFC 4287), in each language that the shop speaks.
import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import type { ListedArticle } from '#contracts/article/article.ts';
import { settings } from '#contracts/setting/settings.ts';
import { languageOf } from '#platform/kernel/http/language.ts';
import { asSystem } from '#platform/kernel/operations/dispatcher.ts';
import { translate, type Language } from '#platform/kernel/texts/texts.ts';
import { settingIsOn, shopLanguages } from '#projections/registry.ts';
import { paths } from '#storefront/shared/paths.ts';
import type { Application } from '../application.ts';

/** Readers keep what they have seen. */
const MOST_ENTRIES = 20;
/** Readers ask every few minutes; nothing is lost where they learn of an article as late as this. */
const KEPT_S = 300;

interface Feed {
  readonly articles: readonly ListedArticle[];
  readonly shopName: string;
  readonly language: Language;
  readonly origin: string;
}

export function atomFeed({ articles, shopName, language, origin }: Feed): string {
  const title = [translate(language, 'article')('title'), shopName].filter(Boolean).join(' · ');
  const self = origin + paths.blogFeed(language);
  // Articles are dated by day.
  const at = (day: string) => `${day}T12:00:00Z`;
  const entries = articles.slice(0, MOST_ENTRIES).map(({ ArticleId, Title, Summary, Date: day }) => {
    const href = escaped(origin + paths.article(ArticleId));
    const summary = Summary && `<summary>${escaped(Summary)}</summary>`;
    return `<entry><title>${escaped(Title)}</title><id>${href}</id><link href="${href}"/><updated>${at(day)}</updated>${summary}</entry>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escaped(title)}</title><id>${escaped(self)}</id>`,
    `<link rel="self" href="${escaped(self)}"/><link href="${escaped(origin + paths.blog)}"/>`,
    `<updated>${at(articles[0]?.Date ?? '1970-01-01')}</updated><author><name>${escaped(shopName || origin)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

export function serveFeed(app: Express, { dispatcher, read }: Application, origin: string): void {
  app.get('/blog/feed.xml', async (req, res) => {
    // Nothing of a secured catalogue's shop is read from outside but its pages.
    if (settingIsOn(read, settings.securedCatalogue)) return void res.status(404).end();
    const language = languageOf(req, shopLanguages(read));
    const commandId = randomUUID();
    const by = { name: 'feed', commandId, correlationId: commandId, causationId: commandId };
    const { queries } = asSystem(dispatcher, by);
    const [{ articles }, { name: shopName }] = await Promise.all([
      queries.article.published({ language }),
      queries.store.company({ language }),
    ]);
    res
      .set({ 'cache-control': `public, max-age=${KEPT_S}`, vary: 'Cookie, Accept-Language' })
      .type('application/atom+xml')
      .send(atomFeed({ articles, shopName, language, origin }));
  });
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
