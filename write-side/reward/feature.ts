import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { rewardCommands, rewardFunctions } from './reward.commands.ts';

export const feature = {
  needs: ['account', 'setting'],
  commands: rewardCommands,
  functions: { reward: rewardFunctions },
} satisfies WriteFeature;
