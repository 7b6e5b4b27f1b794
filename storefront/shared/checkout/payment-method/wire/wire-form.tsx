import type { wire } from '#contracts/payment/method/wire.ts';
import { referenceForm } from '../reference-form.tsx';

export const WireForm = referenceForm<typeof wire>(
  'wire',
  async () => (await import('#contracts/payment/method/wire.ts')).wire.choice,
);
