import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { bannerCommands, bannerFunctions } from './banner.commands.ts';

export const feature = {
  needs: ['picture'],
  commands: bannerCommands,
  functions: { banner: bannerFunctions },
} satisfies WriteFeature;
