import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { staticContentCommands, staticContentFunctions } from './static-content.commands.ts';

export const feature = {
  commands: staticContentCommands,
  functions: { 'static-content': staticContentFunctions },
} satisfies WriteFeature;
