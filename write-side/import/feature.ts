import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { importCommands, importFunctions, importStates } from './import.commands.ts';

export const feature = {
  commands: importCommands,
  functions: { import: importFunctions },
  states: { import: importStates },
} satisfies WriteFeature;
