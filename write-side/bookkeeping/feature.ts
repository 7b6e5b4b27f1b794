import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { closedMonthCommands, closedMonthStates } from './closed-month.commands.ts';

export const feature = {
  commands: closedMonthCommands,
  states: { closedMonth: closedMonthStates },
} satisfies WriteFeature;
