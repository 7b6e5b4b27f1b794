import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { synonymCommands, synonymFunctions } from './synonym.commands.ts';

export const feature = {
  commands: synonymCommands,
  functions: { synonym: synonymFunctions },
} satisfies WriteFeature;
