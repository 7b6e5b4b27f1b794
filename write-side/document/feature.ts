import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { documentCommands, documentFunctions } from './document.commands.ts';

export const feature = {
  needs: ['attachment'],
  commands: documentCommands,
  functions: { document: documentFunctions },
} satisfies WriteFeature;
