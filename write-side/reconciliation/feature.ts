import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { reconciliationCommands, reconciliationFunctions } from './reconciliation.commands.ts';

export const feature = {
  needs: ['payment'],
  commands: reconciliationCommands,
  functions: { reconciliation: reconciliationFunctions },
} satisfies WriteFeature;
