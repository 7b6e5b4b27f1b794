import { versionedContentDecider } from '#domain/shared/versioned-content.ts';
import type { BannerContent } from './banner.events.ts';

export const banner = versionedContentDecider<'Banner', 'bannerId', BannerContent>('Banner', 'bannerId');
