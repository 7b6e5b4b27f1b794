import type { eft } from '#contracts/payment/method/eft.ts';
import { referenceForm } from '../reference-form.tsx';

export const EftForm = referenceForm<typeof eft>(
  'eft',
  async () => (await import('#contracts/payment/method/eft.ts')).eft.choice,
);
