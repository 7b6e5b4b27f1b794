import type { BannerContent } from '#domain/banner/banner.events.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { allPublished } from '#projections/shared/content/published-of.ts';

/** The banners that stand on a calendar day of the shop, in their order. */
export const bannersOn = (read: ReadSide, day: string): { readonly id: string; readonly content: BannerContent }[] =>
  allPublished<BannerContent>(read, 'banner')
    .filter(({ content: { from, until } }) => (!from || from <= day) && (!until || day <= until))
    .sort((a, b) => a.content.sort - b.content.sort || (a.id < b.id ? -1 : 1));
