import type { CartEvent } from '#domain/cart/cart.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

/** Spec 3, sendEmail: who saves a cart may have a letter of it; of one that is gone again, nobody has. */
export const emailBuyerWhenCartSaved = definePolicy<CartEvent, { orderId: string }>({
  name: 'email-buyer-when-cart-saved',
  on: { CartSaved: ({ data: { orderId, byEmail } }) => (byEmail ? { data: { orderId } } : []) },
  kind: 'notification',
  async run({ orderId }, context) {
    const { publicOrigin: origin, queries, states, log, effectId } = context;
    if ((await states.cart.get({ orderId })).status === 'discarded')
      return void log.info({ effectId }, 'its owner has removed it');
    const facts = await queries.cart.letterFacts({ orderId, origin, path: '/profile/savedcarts' });
    await sendLetter('cart-saved', facts, context);
  },
});
