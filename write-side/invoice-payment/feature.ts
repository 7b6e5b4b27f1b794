import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { invoicePaymentCommands, invoicePaymentFunctions } from './invoice-payment.commands.ts';

export const feature = {
  commands: invoicePaymentCommands,
  functions: { invoicePayment: invoicePaymentFunctions },
} satisfies WriteFeature;
