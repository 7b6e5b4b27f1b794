import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

/** To the address in the setting OrderDeskEmail, in the shop's language; nobody where it is empty. */
export const emailDeskWhenOrderPlaced = definePolicy<OrderEvent, { orderId: string }>({
  name: 'email-desk-when-order-placed',
  on: { OrderPlaced: ({ data: { orderId } }) => ({ data: { orderId } }) },
  kind: 'notification',
  async run({ orderId }, context) {
    const { value: address } = await context.queries.setting.value({ name: 'OrderDeskEmail' });
    if (!address) return;
    const facts = await factsInTheirLanguage(context, ({ queries }) =>
      queries.letter.orderFacts({ orderId, origin: context.publicOrigin, to: 'desk' }),
    );
    await sendLetter('desk-order-placed', facts, context);
  },
});
