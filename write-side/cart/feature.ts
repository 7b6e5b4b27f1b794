import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { cartDeskCommands } from './cart-desk.commands.ts';
import { cartLines } from './cart-lines.ts';
import { cartCommands } from './cart.commands.ts';
import { cartFunctions, cartStates } from './cart.functions.ts';
import { colleagueCartCommands } from './colleague-cart.commands.ts';
import { pendingCartCommands } from './pending-cart.commands.ts';
import { pendingOrderCommands } from './pending-order.commands.ts';
import { savedCartCommands } from './saved-cart.commands.ts';

export const feature = {
  needs: [
    'account',
    'attachment',
    'contact',
    'gift-recipient',
    'line-note',
    'order',
    'price-list',
    'product',
    'promotion',
    'setting',
    'shipping',
    'store',
  ],
  commands: {
    ...cartCommands,
    ...cartDeskCommands,
    ...savedCartCommands,
    ...pendingCartCommands,
    ...colleagueCartCommands,
    ...pendingOrderCommands,
  },
  functions: { cart: cartFunctions },
  states: { cart: cartStates },
  lineOwner: cartLines,
} satisfies WriteFeature;
