import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { promotionCommands, promotionFunctions } from './promotion.commands.ts';

export const feature = {
  commands: promotionCommands,
  functions: { promotion: promotionFunctions },
} satisfies WriteFeature;
