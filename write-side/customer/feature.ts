import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { customerCommands, customerFunctions } from './customer.commands.ts';

export const feature = {
  needs: [
    'account',
    'contact',
    'conversation',
    'credit',
    'customer-part-number',
    'order',
    'price-list',
    'quote',
    'reward',
    'staff',
    'store',
  ],
  commands: customerCommands,
  functions: { customer: customerFunctions },
} satisfies WriteFeature;
