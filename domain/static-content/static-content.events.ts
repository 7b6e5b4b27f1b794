import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Translated } from '#domain/shared/translated.ts';
import type { VersionedContentEvent } from '#domain/shared/versioned-content.ts';

/** Spec 3, static content block. `html` was sanitised by the command that saved it. */
export interface StaticContentData {
  readonly title: Translated;
  readonly altText: Translated;
  readonly linkedTo: string;
  readonly linkTarget: string;
  readonly html: Translated;
}

export type StaticContentEvent = VersionedContentEvent<'StaticContent', 'contentBlockId', StaticContentData>;
export const staticContentEvents = defineEvents<StaticContentEvent>({ category: 'static-content' });
