import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { wantListCommands, wantListFunctions } from './want-list.commands.ts';

export const feature = {
  needs: ['catalogue'],
  commands: wantListCommands,
  functions: { wantList: wantListFunctions },
} satisfies WriteFeature;
