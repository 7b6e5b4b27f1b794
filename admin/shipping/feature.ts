import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { MethodPage } from './method-page.tsx';
import { ShippingPage } from './shipping-page.tsx';

export const feature = {
  texts: ['admin-shipping'],
  screens: [
    {
      name: 'shipping',
      icon: LocalShipping,
      list: ShippingPage,
      show: MethodPage,
      create: MethodPage,
      menu: ['shop', 110],
    },
  ],
} satisfies BackOfficeFeature;
