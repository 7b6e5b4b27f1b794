import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { itemListCommands } from './item-list.commands.ts';
import { sharedCartCommands } from './shared-cart.commands.ts';
import { wishListCommands } from './wish-list.commands.ts';

export const feature = {
  commands: { ...itemListCommands, ...wishListCommands, ...sharedCartCommands },
} satisfies WriteFeature;
