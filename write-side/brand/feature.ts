import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { brandCommands, brandFunctions } from './brand.commands.ts';

export const feature = {
  needs: ['picture', 'product'],
  commands: brandCommands,
  functions: { brand: brandFunctions },
} satisfies WriteFeature;
