import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';
import { awaitedOfOrder, LOOKS_EVERY_MS, type AwaitedOfOrder } from './awaited-of-order.ts';

/** Once, on the day that the shop has set; looked at daily, since that may change. */
export const remindBuyerWhenPaymentAwaited = definePolicy<PaymentEvent, AwaitedOfOrder>({
  name: 'remind-buyer-when-payment-awaited',
  on: { PaymentAwaited: awaitedOfOrder },
  kind: 'notification',
  async run(awaited, context) {
    const { isDue, isOver } = await context.states.order.reminderOfAwaited(awaited);
    if (isOver) return undefined;
    if (!isDue) return { laterMs: LOOKS_EVERY_MS };
    const { orderId, paymentId } = awaited;
    const facts = await factsInTheirLanguage(context, ({ queries }) =>
      queries.letter.orderFacts({ orderId, origin: context.publicOrigin, paymentId }),
    );
    await sendLetter('payment-reminder', facts, context);
    return undefined;
  },
});
