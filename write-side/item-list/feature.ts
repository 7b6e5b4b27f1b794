import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { itemListCommands } from './item-list.commands.ts';
import { itemListCommandFunctions } from './item-list.functions.ts';
import { sharedCartCommands } from './shared-cart.commands.ts';
import { wishListCommands } from './wish-list.commands.ts';

export const feature = {
  needs: ['cart', 'line-note', 'product', 'quick-order', 'setting'],
  commands: { ...itemListCommands, ...wishListCommands, ...sharedCartCommands },
  functions: { itemList: itemListCommandFunctions },
} satisfies WriteFeature;
