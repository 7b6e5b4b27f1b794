import type { WriteFeature } from '#platform/operations/write-feature.ts';
import { wantListCommands, wantListFunctions } from './want-list.commands.ts';

export const feature = {
  commands: wantListCommands,
  functions: { wantList: wantListFunctions },
} satisfies WriteFeature;
