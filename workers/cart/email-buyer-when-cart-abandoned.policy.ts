import type { CartEvent } from '#domain/cart/cart.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

/** One letter a cart, to who has agreed to such letters, and not about a cart that became something meanwhile. */
export const emailBuyerWhenCartAbandoned = definePolicy<CartEvent, { orderId: string }>({
  name: 'email-buyer-when-cart-abandoned',
  on: { CartAbandoned: ({ data: { orderId } }) => ({ data: { orderId } }) },
  kind: 'notification',
  async run({ orderId }, context) {
    const { publicOrigin: origin, queries, log, effectId } = context;
    if (!(await queries.cart.leftSince({ orderId })).at) return;
    const facts = await queries.cart.letterFacts({ orderId, origin, path: '/cart/shoppingcart' });
    const { allows, unsubscribe } = await queries.newsletter.consent({ email: facts.to });
    if (!allows) return void log.info({ effectId }, 'has not agreed to such letters');
    const texts = { ...facts.texts, 'newsletter.link': unsubscribe };
    // RFC 8058: mail programs show a button that needs no page.
    const headers = { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    await sendLetter('cart-abandoned', { ...facts, texts, headers }, context);
  },
});
