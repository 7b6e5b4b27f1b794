import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWalletOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { InvoiceList } from './invoice-list.tsx';
import { InvoicePage } from './invoice-page.tsx';
import { invoiceReader } from './invoice.reader.ts';
import { ReceivableList } from './receivable-list.tsx';
import { receivableReader } from './receivable.reader.ts';

export const feature = {
  texts: ['admin-invoice'],
  screens: [
    {
      name: 'invoice',
      icon: Receipt,
      list: InvoiceList,
      show: InvoicePage,
      menu: ['sales', 52],
      reader: invoiceReader,
    },
    {
      name: 'receivable',
      icon: AccountBalanceWallet,
      list: ReceivableList,
      menu: ['sales', 54],
      reader: receivableReader,
    },
  ],
} satisfies BackOfficeFeature;
