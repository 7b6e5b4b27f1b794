import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { importCommands, importFunctions, importStates } from './import.commands.ts';

export const feature = {
  needs: [
    'access-log',
    'attachment',
    'attribute',
    'branch',
    'catalogue',
    'category',
    'customer',
    'customer-part-number',
    'page',
    'picture',
    'price-list',
    'product',
    'redirect',
    'shipping',
    'static-content',
    'stock',
    'synonym',
    'tax',
  ],
  commands: importCommands,
  functions: { import: importFunctions },
  states: { import: importStates },
} satisfies WriteFeature;
