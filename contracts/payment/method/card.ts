import { z } from 'zod';
import { frameUrl } from '../../shared/shared.ts';
import { definePaymentMethod } from './payment-method.ts';

/** Card data never comes here: `token` is what the gateway's iframe gave for it. */
export const card = definePaymentMethod({
  method: 'card',
  moneyComes: 'at-once',
  details: { token: z.string().regex(/^tok_[A-Za-z0-9]{16,48}$/, 'card_token_invalid') },
  /** `cardFormUrl` is the page with the gateway's own fields, for an iframe. */
  option: { cardFormUrl: frameUrl, gatewayOrigin: z.url() },
});
