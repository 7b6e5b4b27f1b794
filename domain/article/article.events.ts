import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Translated } from '#domain/shared/translated.ts';
import type { VersionedContentEvent } from '#domain/shared/versioned-content.ts';

/** An article of the blog at `/blog/<articleId>`. `html` was sanitised by the command that saved it. */
export interface ArticleContent {
  readonly title: Translated;
  /** Plain text: in lists, in the feed and for search engines. */
  readonly summary: Translated;
  readonly html: Translated;
  /** SHA-256 of an uploaded picture; empty without one. */
  readonly picture: string;
  readonly altText: Translated;
  /** Categories on whose pages it is named. */
  readonly categories: readonly string[];
  /** YYYY-MM-DD: the blog is in this order. */
  readonly date: string;
}

export type ArticleEvent = VersionedContentEvent<'Article', 'articleId', ArticleContent>;
export const articleEvents = defineEvents<ArticleEvent>({ category: 'article' });
