import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { statementCommands, statementFunctions } from './statement.commands.ts';

export const feature = {
  needs: ['account', 'credit', 'setting'],
  commands: statementCommands,
  functions: { statement: statementFunctions },
} satisfies WriteFeature;
