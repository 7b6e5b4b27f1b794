import Percent from '@mui/icons-material/Percent';
import { TaxPage } from './tax-page.tsx';
import { TaxZonePage } from './tax-zone-page.tsx';

export const tax = { name: 'tax', icon: Percent, list: TaxPage, show: TaxZonePage, create: TaxZonePage };
