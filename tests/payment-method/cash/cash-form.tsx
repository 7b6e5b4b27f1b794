import { referenceForm } from '../reference-form.tsx';
import type { cash } from './cash.ts';

export const CashForm = referenceForm<typeof cash.contract>(
  'cash',
  async () => (await import('./cash.ts')).cash.contract.choice,
);
