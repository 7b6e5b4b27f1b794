import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { branchCommands, branchFunctions } from './branch.commands.ts';

export const feature = {
  needs: ['warehouse'],
  commands: branchCommands,
  functions: { branch: branchFunctions },
} satisfies WriteFeature;
