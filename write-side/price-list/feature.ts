import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { priceListCommands, priceListFunctions } from './price-list.commands.ts';

export const feature = {
  needs: ['account', 'brand', 'category', 'product', 'setting'],
  commands: priceListCommands,
  functions: { priceList: priceListFunctions },
} satisfies WriteFeature;
