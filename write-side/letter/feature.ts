import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { letterCommands, letterFunctions } from './letter.commands.ts';

export const feature = {
  commands: letterCommands,
  functions: { letter: letterFunctions },
} satisfies WriteFeature;
