import ShoppingCart from '@mui/icons-material/ReceiptLong';
import { OrderList } from './order-list.tsx';

export const order = {
  name: 'order',
  icon: ShoppingCart,
  list: OrderList,
  recordRepresentation: (record: { OrderNumber?: string }) => record.OrderNumber ?? '',
};
