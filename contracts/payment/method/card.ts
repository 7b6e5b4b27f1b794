import { z } from 'zod';
import { frameUrl } from '../../shared/shared.ts';
import { definePaymentMethod } from './payment-method.ts';

/** What a provider's own fields gave for a card. */
export const cardToken = z.string().regex(/^tok_[\w.]{16,120}$/, 'card_token_invalid');

/** Card data never comes here: `token` is what the gateway's iframe gave for it. */
export const card = definePaymentMethod({
  method: 'card',
  moneyComes: 'at-once',
  maximum: 'CardMaximum',
  details: {
    token: cardToken,
    save: z
      .literal(true)
      .optional()
      .meta({ description: 'The provider keeps the card for the next time, once it was paid with' }),
  },
  /** `cardFormUrl` is the page with the gateway's own fields, for an iframe. */
  option: {
    cardFormUrl: frameUrl,
    gatewayOrigin: z.url(),
    canSave: z.boolean().meta({ description: 'Who asks may have cards saved, and perhaps has some' }),
  },
});
