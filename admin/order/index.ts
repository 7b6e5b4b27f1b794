import ShoppingCart from '@mui/icons-material/ReceiptLong';
import { OrderList } from './order-list.tsx';
import { OrderShow } from '#admin/app/pages/order-show.tsx';

export const order = {
  name: 'order',
  icon: ShoppingCart,
  list: OrderList,
  show: OrderShow,
  recordRepresentation: (record: { OrderNumber?: string }) => record.OrderNumber ?? '',
};
