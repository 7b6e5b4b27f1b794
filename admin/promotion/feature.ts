import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { PromotionPage } from './promotion-page.tsx';
import { Promotions } from './promotions.tsx';
import { promotionReader } from './promotion.reader.ts';

export const feature = {
  texts: ['admin-promotion'],
  screens: [
    {
      name: 'promotion',
      icon: LocalOffer,
      list: Promotions,
      show: PromotionPage,
      create: PromotionPage,
      menu: ['catalogue', 100],
      reader: promotionReader,
    },
  ],
} satisfies BackOfficeFeature;
