import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { creditCommands, creditFunctions, creditStates } from './credit.commands.ts';
import { financeChargeFunctions } from './finance-charge.functions.ts';
import { overdueCommands } from './overdue.commands.ts';

export const feature = {
  needs: ['account', 'bookkeeping', 'invoice', 'setting'],
  commands: { ...creditCommands, ...overdueCommands },
  functions: { credit: creditFunctions, financeCharge: financeChargeFunctions },
  states: { credit: creditStates },
} satisfies WriteFeature;
