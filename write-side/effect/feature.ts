import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { effectCommands } from './effect.commands.ts';

export const feature = {
  commands: effectCommands,
} satisfies WriteFeature;
