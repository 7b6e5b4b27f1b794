import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { savedCardCommands, savedCardFunctions } from './saved-card.commands.ts';

export const feature = {
  needs: ['payment'],
  commands: savedCardCommands,
  functions: { savedCard: savedCardFunctions },
} satisfies WriteFeature;
