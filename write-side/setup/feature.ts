import type { WriteFeature } from '#platform/operations/write-feature.ts';
import { setupCommands } from './setup.commands.ts';

export const feature = {
  commands: setupCommands,
} satisfies WriteFeature;
