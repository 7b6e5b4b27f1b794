import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { CartPage } from './cart-page.tsx';

/** Carts are found on the customer's page (admin/app/pages). */
export const feature = {
  texts: ['admin-cart'],
  screens: [{ name: 'cart', icon: ShoppingCart, show: CartPage }],
} satisfies BackOfficeFeature;
