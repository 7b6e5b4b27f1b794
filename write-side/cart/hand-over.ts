import { cart } from '#domain/cart/cart.decider.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { translate } from '#platform/kernel/texts/texts.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { streamOf } from './cart-access.ts';

/**
 * Hands the carts of a contact who has left to another contact; returns whether one is being paid, which may come back
 * and be handed over later. Harmless when repeated.
 */
export async function handOver(
  { from, to }: { readonly from: string; readonly to: string },
  context: OperationContext,
): Promise<{ isOneLocked: boolean }> {
  const [{ carts }, { contact }] = await Promise.all([
    context.queries.cart.ofPerson({ personId: `contact:${from}` }),
    context.queries.contact.find({ contactId: to }),
  ]);
  if (!contact) return { isOneLocked: false };
  const name = translate(contact.language === 'fr' ? 'fr' : 'en', 'cart')('takenOver', { day: shopDay(context.now) });
  for (const [at, { orderId }] of carts.entries())
    await context.run(cart, streamOf(orderId), {
      type: 'HandOver',
      orderId,
      from: `contact:${from}`,
      to: `contact:${to}`,
      email: contact.email,
      name: at ? `${name} (${at + 1})` : name,
    });
  return { isOneLocked: carts.some(({ isLocked }) => isLocked) };
}
