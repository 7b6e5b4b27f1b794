import type { PictureEvent } from '#domain/picture/picture.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** Until they are there the picture itself is shown, however large it is. */
export const makeSizesWhenPictureUploaded = definePolicy<PictureEvent, { picture: string }>({
  name: 'make-sizes-when-picture-uploaded',
  on: { PictureUploaded: ({ data: { picture } }) => ({ data: { picture } }) },
  kind: 'transfer',
  async run({ picture }, { commands }) {
    await commands.picture.makeSizes({ picture });
  },
});
