import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { bundleCommands } from './bundle.commands.ts';

export const feature = {
  needs: ['cart', 'product'],
  commands: bundleCommands,
} satisfies WriteFeature;
