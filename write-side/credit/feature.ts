import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { creditFunctions } from './credit.commands.ts';

export const feature = {
  functions: { credit: creditFunctions },
} satisfies WriteFeature;
