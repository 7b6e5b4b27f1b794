import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { menuCommands, menuFunctions } from './menu.commands.ts';

export const feature = {
  commands: menuCommands,
  functions: { menu: menuFunctions },
} satisfies WriteFeature;
