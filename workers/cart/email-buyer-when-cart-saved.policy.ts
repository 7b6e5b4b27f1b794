import type { CartEvent } from '#domain/cart/cart.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

/** Spec 3, sendEmail: who saves a cart may have a letter of it. */
export const emailBuyerWhenCartSaved = definePolicy<CartEvent, { orderId: string }>({
  name: 'email-buyer-when-cart-saved',
  on: { CartSaved: ({ data: { orderId, byEmail } }) => (byEmail ? { data: { orderId } } : []) },
  kind: 'notification',
  async run({ orderId }, context) {
    const { publicOrigin: origin, queries } = context;
    const facts = await queries.cart.letterFacts({ orderId, origin, path: '/profile/savedcarts' });
    await sendLetter('cart-saved', facts, context);
  },
});
