import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { reviewCommands } from './review.commands.ts';

export const feature = {
  needs: ['order', 'product'],
  commands: reviewCommands,
} satisfies WriteFeature;
