import type { PictureEvent } from '#domain/picture/picture.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const pictureDescriptions = defineDescriptions<PictureEvent>({
  category: 'picture',
  group: 'price',
  of: {
    PictureUploaded: ({ data: { fileName, width, height } }) => ({ file: fileName, width, height }),
    PictureNamed: ({ data: { fileName } }) => ({ file: fileName }),
    PictureSized: ({ data: { sizes } }) => ({ count: sizes.length }),
    PictureConverted: ({ data: { size } }) => ({ format: size.format.toUpperCase() }),
  },
});
