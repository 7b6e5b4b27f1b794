import Business from '@mui/icons-material/Business';
import type { CustomerRow } from './customer.reader.ts';
import { CustomerList } from './customer-list.tsx';

export const customer = {
  name: 'customer',
  icon: Business,
  list: CustomerList,
  recordRepresentation: (record: Partial<CustomerRow>) => record.name ?? '',
};
