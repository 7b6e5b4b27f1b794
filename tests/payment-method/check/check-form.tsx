import { referenceForm } from '../reference-form.tsx';
import type { check } from './check.ts';

export const CheckForm = referenceForm<typeof check.contract>(
  'check',
  async () => (await import('./check.ts')).check.contract.choice,
);
