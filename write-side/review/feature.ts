import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { reviewCommands } from './review.commands.ts';

export const feature = {
  needs: ['catalogue', 'order'],
  commands: reviewCommands,
} satisfies WriteFeature;
