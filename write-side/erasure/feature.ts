import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { erasureCommands } from './erasure.commands.ts';
import { erasureFunctions } from './erasure.functions.ts';

export const feature = {
  needs: ['cart', 'contact', 'item-list', 'newsletter', 'saved-card'],
  commands: erasureCommands,
  functions: { erasure: erasureFunctions },
} satisfies WriteFeature;
