import type { BrandEvent } from '#domain/brand/brand.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const brandDescriptions = defineDescriptions<BrandEvent>({
  category: 'brand',
  group: 'price',
  of: {
    BrandLogoSet: ({ data: { name, picture } }, _before, format) => ({
      name,
      logo: picture ? '' : format.term('logoRemoved'),
    }),
    BrandRenamed: ({ data: { name, to } }) => ({ name, to }),
    BrandRenameCompleted: ({ data: { name, to } }) => ({ name, to }),
  },
});
