import type { WriteFeature } from '#platform/operations/write-feature.ts';
import { bundleCommands } from './bundle.commands.ts';

export const feature = {
  commands: bundleCommands,
} satisfies WriteFeature;
