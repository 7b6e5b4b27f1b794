import { z } from 'zod';
import { definePaymentMethod } from '#contracts/payment/method/payment-method.ts';
import { atOnce, withProvider, type DescribedMethod } from '../described.ts';

/** The buyer agrees on the provider's own page: a challenge that is confirmed when they come back. */
export const paypal = {
  contract: definePaymentMethod({
    method: 'paypal',
    moneyComes: 'at-once',
    details: { payerToken: z.string().min(1, 'required').max(60) },
    option: { gatewayOrigin: z.url() },
  }),
  option: async (_accountId, { services: { gateway } }) => ({ gatewayOrigin: gateway.origin }),
  server: (provider) => ({
    ...withProvider(provider),
    referenceOf: () => '',
    reserve: async ({ idempotencyKey }) => ({
      outcome: 'challenge',
      providerReference: idempotencyKey,
      challengeUrl: `https://paypal.test/agree/${idempotencyKey}`,
    }),
    confirm: atOnce(provider, () => 'PayPal'),
    chargeableAgain: () => undefined,
  }),
  texts: {
    en: {
      name: 'PayPal',
      short: 'PayPal',
      term: 'PayPal',
      shown: '{{text}}',
      refundTo: '{{text}}',
      refunded: 'We have given this amount back by PayPal.',
      form: {
        fields: 'Agree at PayPal',
      },
    },
    fr: {
      name: 'PayPal',
      short: 'PayPal',
      term: 'PayPal',
      shown: '{{text}}',
      refundTo: '{{text}}',
      refunded: 'Nous avons rendu ce montant par PayPal.',
      form: {
        fields: 'Accepter chez PayPal',
      },
    },
  },
  example: { payerToken: 'payer-1' },
} satisfies DescribedMethod;
