// What a person wishes of the shop (spec 2 /profile/mypreferences, spec 6).
import { z } from 'zod';
import { paymentMethodName } from '../payment/method/payment-methods.ts';
import { settings } from '../setting/settings.ts';
import { defineOperations, signedInShoppers } from '../shared/operation.ts';
import { done, none } from '../shared/shared.ts';

const preferred = paymentMethodName.or(z.literal('')).meta({ description: 'Empty for none' });

export const preferenceOperations = defineOperations({
  'profile/getpreferences': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.preferences,
    summary: 'One’s own preferences, and the payment methods that may be preferred',
    input: none,
    output: z.object({
      PaymentMethod: preferred,
      PaymentMethods: z.array(z.object({ Method: paymentMethodName, Name: z.string() })),
      CcOnContacts: z
        .boolean()
        .nullable()
        .meta({ description: 'A copy of each letter about orders and quotes of the contacts; null: no admin contact' }),
    }),
  },
  'profile/savepreferences': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    setting: settings.preferences,
    summary: 'Changes one’s own preferences: a checkout begins with the preferred payment method, where it is offered',
    input: z.strictObject({
      PaymentMethod: preferred,
      CcOnContacts: z.boolean().optional().meta({ description: 'Of an admin contact; absent: as it was' }),
    }),
    output: done,
  },
});
