import type { check } from '#contracts/payment/method/check.ts';
import { referenceForm } from '../reference-form.tsx';

export const CheckForm = referenceForm<typeof check>(
  'check',
  async () => (await import('#contracts/payment/method/check.ts')).check.choice,
);
