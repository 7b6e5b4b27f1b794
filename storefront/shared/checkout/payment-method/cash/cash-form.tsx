import type { cash } from '#contracts/payment/method/cash.ts';
import { referenceForm } from '../reference-form.tsx';

export const CashForm = referenceForm<typeof cash>(
  'cash',
  async () => (await import('#contracts/payment/method/cash.ts')).cash.choice,
);
