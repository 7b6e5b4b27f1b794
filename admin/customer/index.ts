import Business from '@mui/icons-material/Business';
import type { CustomerRow } from '#admin/app/data-provider.ts';
import { CustomerList } from './customer-list.tsx';
import { CustomerShow } from '#admin/app/pages/customer-show.tsx';

export const customer = {
  name: 'customer',
  icon: Business,
  list: CustomerList,
  show: CustomerShow,
  recordRepresentation: (record: Partial<CustomerRow>) => record.name ?? '',
};
