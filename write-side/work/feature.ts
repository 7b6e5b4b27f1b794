import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { workCommands } from './work.commands.ts';

export const feature = {
  needs: ['staff'],
  commands: workCommands,
} satisfies WriteFeature;
