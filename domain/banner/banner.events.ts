import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Translated } from '#domain/shared/translated.ts';
import type { VersionedContentEvent } from '#domain/shared/versioned-content.ts';

export interface BannerContent {
  /** The category above whose list it stands; empty for the home page. */
  readonly category: string;
  readonly title: Translated;
  readonly text: Translated;
  readonly linkText: Translated;
  /** A path of the shop or an https address; empty for none. */
  readonly link: string;
  /** SHA-256 of the picture in the blob store; empty for none. */
  readonly picture: string;
  readonly altText: Translated;
  /** Calendar days of the shop, both included; empty for no limit. */
  readonly from: string;
  readonly until: string;
  /** Smaller ones stand first. */
  readonly sort: number;
}

export type BannerEvent = VersionedContentEvent<'Banner', 'bannerId', BannerContent>;
export const bannerEvents = defineEvents<BannerEvent>({ category: 'banner' });
