import { referenceForm } from '../reference-form.tsx';
import type { eft } from './eft.ts';

export const EftForm = referenceForm<typeof eft.contract>(
  'eft',
  async () => (await import('./eft.ts')).eft.contract.choice,
);
