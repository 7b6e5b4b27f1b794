import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { downloadCommands } from './download.commands.ts';

export const feature = {
  commands: downloadCommands,
} satisfies WriteFeature;
