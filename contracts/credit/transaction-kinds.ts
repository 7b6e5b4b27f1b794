export const TRANSACTION_KINDS = [
  'payment',
  'refund',
  'account-payment',
  'credit-note',
  'reversal',
  'adjustment',
  'write-off',
  'discount',
  'finance-charge',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];
