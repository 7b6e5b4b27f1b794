import Inventory from '@mui/icons-material/Inventory2Outlined';
import { lazy } from 'react';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { NewProduct } from './new-product.tsx';
import { ProductList } from './product-list.tsx';
import { productReader } from './product.reader.ts';

/** Only who opens it loads the library of its table. */
const GridPage = lazy(async () => ({ default: (await import('./grid/grid-page.tsx')).GridPage }));

export const feature = {
  texts: ['admin-product'],
  screens: [
    {
      name: 'product',
      icon: Inventory,
      list: ProductList,
      create: NewProduct,
      recordRepresentation: ({ itemNumber = '' }: { readonly itemNumber?: string }) => itemNumber,
      menu: ['catalogue', 10],
      reader: productReader,
    },
  ],
  pages: [{ path: '/product/grid', Page: GridPage }],
} satisfies BackOfficeFeature;
