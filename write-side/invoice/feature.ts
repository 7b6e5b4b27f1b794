import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { invoiceFunctions } from './invoice.functions.ts';

export const feature = {
  functions: { invoice: invoiceFunctions },
} satisfies WriteFeature;
