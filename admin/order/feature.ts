import ShoppingCart from '@mui/icons-material/ReceiptLong';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { OrderList } from './order-list.tsx';
import { orderReader } from './order.reader.ts';

export const feature = {
  texts: ['admin-order-desk'],
  screens: [
    {
      name: 'order',
      icon: ShoppingCart,
      list: OrderList,
      recordRepresentation: (record: { OrderNumber?: string }) => record.OrderNumber ?? '',
      menu: ['sales', 50],
      reader: orderReader,
    },
  ],
} satisfies BackOfficeFeature;
