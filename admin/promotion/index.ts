import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import { PromotionPage } from './promotion-page.tsx';
import { Promotions } from './promotions.tsx';

export const promotion = {
  name: 'promotion',
  icon: LocalOffer,
  list: Promotions,
  show: PromotionPage,
  create: PromotionPage,
};
