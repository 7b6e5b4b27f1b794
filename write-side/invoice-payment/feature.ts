import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { invoicePaymentCommands, invoicePaymentFunctions, invoicePaymentStates } from './invoice-payment.commands.ts';

export const feature = {
  needs: ['account', 'credit', 'invoice', 'payment'],
  commands: invoicePaymentCommands,
  functions: { invoicePayment: invoicePaymentFunctions },
  states: { invoicePayment: invoicePaymentStates },
} satisfies WriteFeature;
