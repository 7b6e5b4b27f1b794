import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { creditCommands, creditFunctions, creditStates } from './credit.commands.ts';
import { overdueCommands } from './overdue.commands.ts';

export const feature = {
  commands: { ...creditCommands, ...overdueCommands },
  functions: { credit: creditFunctions },
  states: { credit: creditStates },
} satisfies WriteFeature;
