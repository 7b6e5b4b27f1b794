import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { questionCommands, questionStates } from './question.commands.ts';

export const feature = {
  commands: questionCommands,
  states: { question: questionStates },
} satisfies WriteFeature;
