import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { erasureCommands } from './erasure.commands.ts';
import { erasureFunctions } from './erasure.functions.ts';

export const feature = {
  commands: erasureCommands,
  functions: { erasure: erasureFunctions },
} satisfies WriteFeature;
