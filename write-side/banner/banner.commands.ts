import type { bannerContent, menuOperations } from '#contracts/menu/menu.ts';
import { banner } from '#domain/banner/banner.decider.ts';
import type { BannerContent } from '#domain/banner/banner.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import {
  contentCommands,
  publishScheduled,
  type ContentKind,
} from '#platform/shop/versioned-content/content-commands.ts';
import { webPicture, webPictureOf } from './web-picture.ts';

const banners: ContentKind<'banner', BannerContent> = {
  kind: 'banner',
  run: (stream, command, context) => context.run(banner, stream, command),
  async prepare(_id, changed, { states }) {
    const { from, until, picture } = changed;
    // Whatever a banner names is public: it is one that was uploaded to be so, not any file of the shop.
    if (picture && !(await states.picture.isThere({ picture })).isThere)
      refuse('picture_unknown', { field: 'picture' }, 'invalid');
    if (from && until && until < from) refuse('banner_ends_before_it_begins', { field: 'until' }, 'invalid');
    return changed;
  },
};

type Ours = Pick<typeof menuOperations, Extract<keyof typeof menuOperations, `admin/banner/${string}`>>;

export const bannerCommands: Handlers<Ours, 'command'> = {
  ...contentCommands<'banner', typeof bannerContent, BannerContent>(banners),
  async 'admin/banner/upload'({ content }, { services, commands }) {
    const made = await services.threads.run(webPicture, { bytes: Buffer.from(content, 'base64') });
    const { bytes, width, height } = webPictureOf(made);
    const picture = await services.blobs.put(bytes);
    await commands.picture.take({ picture, fileName: 'banner.webp', width, height });
    return { picture, width, height };
  },
};

export const bannerFunctions = { publishScheduled: publishScheduled(banners) };

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly banner: FunctionsOf<typeof bannerFunctions>;
  }
}
