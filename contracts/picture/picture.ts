// Pictures that staff upload: of products, categories, articles and banners, and logos of brands and of the shop.
import { z } from 'zod';
import { defineOperations, staffWithAnyOf } from '../shared/operation.ts';
import { sentFile } from '../product/product-desk.ts';

export const pictureOperations = defineOperations({
  'admin/picture/upload': {
    via: 'upload',
    kind: 'command',
    access: staffWithAnyOf(['catalogue', 'content', 'setting']),
    perMinute: 120,
    summary: 'Takes a JPEG, PNG, WebP, AVIF, GIF or TIFF picture in; where and how it was taken is not kept',
    input: z.strictObject(sentFile),
    output: z.object({
      picture: z.string().meta({ description: 'SHA-256 of the picture as the shop keeps it, hex' }),
      url: z.string(),
      width: z.int().meta({ description: 'Pixels' }),
      height: z.int().meta({ description: 'Pixels' }),
    }),
  },
});
