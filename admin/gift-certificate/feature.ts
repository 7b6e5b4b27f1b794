import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { GiftCertificateList } from './gift-certificate-list.tsx';
import { GiftCertificatePage } from './gift-certificate-page.tsx';
import { giftCertificateReader } from './gift-certificate.reader.ts';

export const feature = {
  texts: ['admin-gift-certificate'],
  screens: [
    {
      name: 'gift-certificate',
      icon: CardGiftcard,
      list: GiftCertificateList,
      show: GiftCertificatePage,
      menu: ['shop', 145],
      reader: giftCertificateReader,
    },
  ],
} satisfies BackOfficeFeature;
