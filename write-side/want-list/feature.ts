import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { wantListCommands, wantListFunctions } from './want-list.commands.ts';

export const feature = {
  needs: ['product'],
  commands: wantListCommands,
  functions: { wantList: wantListFunctions },
} satisfies WriteFeature;
