import Inventory from '@mui/icons-material/Inventory2Outlined';
import { NewProduct } from './new-product.tsx';
import { ProductList } from './product-list.tsx';

export const product = {
  name: 'product',
  icon: Inventory,
  list: ProductList,
  create: NewProduct,
  recordRepresentation: ({ itemNumber = '' }: { readonly itemNumber?: string }) => itemNumber,
};
