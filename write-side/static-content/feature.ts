import type { WriteFeature } from '#platform/operations/write-feature.ts';
import { staticContentCommands, staticContentFunctions } from './static-content.commands.ts';

export const feature = {
  commands: staticContentCommands,
  functions: { 'static-content': staticContentFunctions },
} satisfies WriteFeature;
