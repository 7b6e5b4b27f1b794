import Business from '@mui/icons-material/Business';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import type { CustomerRow } from './customer.reader.ts';
import { CustomerList } from './customer-list.tsx';
import { customerReader } from './customer.reader.ts';

export const feature = {
  texts: ['admin-customer'],
  screens: [
    {
      name: 'customer',
      icon: Business,
      list: CustomerList,
      recordRepresentation: (record: Partial<CustomerRow>) => record.name ?? '',
      menu: ['sales', 60],
      reader: customerReader,
    },
  ],
} satisfies BackOfficeFeature;
