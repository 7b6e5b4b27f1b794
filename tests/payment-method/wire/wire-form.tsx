import { referenceForm } from '../reference-form.tsx';
import type { wire } from './wire.ts';

export const WireForm = referenceForm<typeof wire.contract>(
  'wire',
  async () => (await import('./wire.ts')).wire.contract.choice,
);
