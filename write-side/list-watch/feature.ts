import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { listWatchCommands, listWatchFunctions } from './list-watch.commands.ts';

export const feature = {
  needs: ['item-list'],
  commands: listWatchCommands,
  functions: { listWatch: listWatchFunctions },
} satisfies WriteFeature;
