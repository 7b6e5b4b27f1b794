import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { returnCommands, returnFunctions } from './return.commands.ts';
import { returnStates } from './return.states.ts';

export const feature = {
  needs: ['order', 'picture', 'setting'],
  commands: returnCommands,
  functions: { return: returnFunctions },
  states: { return: returnStates },
} satisfies WriteFeature;
