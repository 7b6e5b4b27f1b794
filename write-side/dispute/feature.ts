import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { disputeCommands, disputeStates } from './dispute.commands.ts';

export const feature = {
  needs: ['credit', 'invoice'],
  commands: disputeCommands,
  states: { dispute: disputeStates },
} satisfies WriteFeature;
