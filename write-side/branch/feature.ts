import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { branchCommands, branchFunctions } from './branch.commands.ts';

export const feature = {
  commands: branchCommands,
  functions: { branch: branchFunctions },
} satisfies WriteFeature;
