import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { CartPage } from './cart-page.tsx';

/** Carts are found on the customer's page (admin/app/pages); there is no list of all of them. */
export const feature = {
  texts: ['admin-cart'],
  screens: [],
  pages: [{ path: '/cart/:id/show', Page: CartPage }],
} satisfies BackOfficeFeature;
