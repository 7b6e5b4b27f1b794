import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { familyCommands } from './family.commands.ts';

export const feature = {
  needs: ['attribute', 'picture'],
  commands: familyCommands,
} satisfies WriteFeature;
