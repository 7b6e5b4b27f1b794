import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { setupCommands } from './setup.commands.ts';

export const feature = {
  needs: ['page', 'setting', 'staff'],
  commands: setupCommands,
} satisfies WriteFeature;
