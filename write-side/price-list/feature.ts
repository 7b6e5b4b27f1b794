import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { priceListCommands, priceListFunctions } from './price-list.commands.ts';

export const feature = {
  needs: ['account', 'catalogue', 'setting', 'store'],
  commands: priceListCommands,
  functions: { priceList: priceListFunctions },
} satisfies WriteFeature;
