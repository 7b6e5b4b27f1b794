import type { LineUnits, OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

/** `lines` is JSON: ids and quantities. `unpaid` is 1 where the payment was refused; jobs of before that lack it. */
export const emailBuyerWhenLinesCancelled = definePolicy<
  OrderEvent,
  { orderId: string; lines: string; unpaid?: number }
>({
  name: 'email-buyer-when-lines-cancelled',
  on: {
    OrderLinesCancelled: ({ data: { orderId, lines, unpaid } }) => ({
      data: { orderId, lines: JSON.stringify(lines), ...(unpaid ? { unpaid: 1 } : {}) },
    }),
  },
  kind: 'notification',
  async run({ orderId, lines, unpaid }, context) {
    const cancelled = JSON.parse(lines) as LineUnits[];
    const facts = await factsInTheirLanguage(context, ({ queries }) =>
      queries.letter.orderFacts({ orderId, origin: context.publicOrigin, cancelled }),
    );
    await sendLetter(unpaid ? 'order-cancelled' : 'order-lines-cancelled', facts, context);
  },
});
