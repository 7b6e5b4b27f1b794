import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Translated } from '#domain/shared/translated.ts';
import type { VersionedContentEvent } from '#domain/shared/versioned-content.ts';

/** A page of the shop at `/pages/<pageId>`. `html` was sanitised by the command that saved it. */
export interface PageContent {
  readonly title: Translated;
  /** For search engines; plain text. */
  readonly description: Translated;
  readonly html: Translated;
}

export type PageEvent = VersionedContentEvent<'Page', 'pageId', PageContent>;
export const pageEvents = defineEvents<PageEvent>({ category: 'page' });
