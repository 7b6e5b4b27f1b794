import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { priceChangeCommands, priceChangeFunctions } from './price-change.commands.ts';

export const feature = {
  needs: ['price-list'],
  commands: priceChangeCommands,
  functions: { priceChange: priceChangeFunctions },
} satisfies WriteFeature;
