import Percent from '@mui/icons-material/Percent';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { TaxPage } from './tax-page.tsx';
import { TaxZonePage } from './tax-zone-page.tsx';

export const feature = {
  texts: ['admin-tax'],
  screens: [{ name: 'tax', icon: Percent, list: TaxPage, show: TaxZonePage, create: TaxZonePage, menu: ['shop', 100] }],
} satisfies BackOfficeFeature;
