import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { disputeCommands, disputeStates } from './dispute.commands.ts';

export const feature = { commands: disputeCommands, states: { dispute: disputeStates } } satisfies WriteFeature;
