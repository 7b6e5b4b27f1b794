import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { familyCommands } from './family.commands.ts';

export const feature = {
  commands: familyCommands,
} satisfies WriteFeature;
