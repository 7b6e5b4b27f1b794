import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { importSourceCommands } from './import-source.commands.ts';
import { importSourceFunctions, importSourceStates } from './import-source.functions.ts';

export const feature = {
  needs: ['import', 'staff'],
  commands: importSourceCommands,
  functions: { importSource: importSourceFunctions },
  states: { importSource: importSourceStates },
} satisfies WriteFeature;
