import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { invoiceFunctions, invoiceStates } from './invoice.functions.ts';

export const feature = {
  needs: ['credit', 'order'],
  functions: { invoice: invoiceFunctions },
  states: { invoice: invoiceStates },
} satisfies WriteFeature;
