import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import { MethodPage } from './method-page.tsx';
import { ShippingPage } from './shipping-page.tsx';

export const shipping = {
  name: 'shipping',
  icon: LocalShipping,
  list: ShippingPage,
  show: MethodPage,
  create: MethodPage,
};
