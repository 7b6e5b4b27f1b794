import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { BankTransactionList } from './bank-transaction-list.tsx';
import { BankTransactionPage } from './bank-transaction-page.tsx';
import { bankTransactionReader } from './bank-transaction.reader.ts';

export const feature = {
  texts: ['admin-bank-transaction'],
  screens: [
    {
      name: 'bank-transaction',
      icon: AccountBalance,
      list: BankTransactionList,
      show: BankTransactionPage,
      menu: ['sales', 57],
      reader: bankTransactionReader,
    },
  ],
} satisfies BackOfficeFeature;
