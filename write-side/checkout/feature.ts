import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { checkoutDeskCommands } from './checkout-desk.commands.ts';
import { checkoutCommands } from './checkout.commands.ts';
import { checkoutFunctions, checkoutStates } from './checkout.functions.ts';
import { deliveryCommands } from './delivery.commands.ts';

export const feature = {
  needs: [
    'account',
    'calendar',
    'cart',
    'contact',
    'customer-part-number',
    'gift-recipient',
    'order',
    'payment',
    'price-list',
    'product',
    'promotion',
    'quote',
    'shipping',
    'stock',
    'warehouse',
  ],
  commands: { ...checkoutCommands, ...checkoutDeskCommands, ...deliveryCommands },
  functions: { checkout: checkoutFunctions },
  states: { checkout: checkoutStates },
} satisfies WriteFeature;
