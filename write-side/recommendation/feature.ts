import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { recommendationCommands, recommendationStates } from './recommendation.commands.ts';

export const feature = {
  needs: ['product'],
  commands: recommendationCommands,
  states: { recommendation: recommendationStates },
} satisfies WriteFeature;
