import type { WriteFeature } from '#platform/operations/write-feature.ts';
import { brandCommands, brandFunctions } from './brand.commands.ts';

export const feature = {
  commands: brandCommands,
  functions: { brand: brandFunctions },
} satisfies WriteFeature;
