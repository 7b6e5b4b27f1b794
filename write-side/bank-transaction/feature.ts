import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { bankTransactionCommands, bankTransactionFunctions } from './bank-transaction.commands.ts';

export const feature = {
  needs: ['account', 'credit', 'payment', 'setting'],
  commands: bankTransactionCommands,
  functions: { bankTransaction: bankTransactionFunctions },
} satisfies WriteFeature;
