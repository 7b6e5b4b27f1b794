import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

export const issueGiftCertificatesWhenRequested = definePolicy<
  OrderEvent,
  { orderId: string; lineId: string; quantity: number }
>({
  name: 'issue-gift-certificates-when-requested',
  on: {
    OrderGiftCertificatesRequested: ({ data: { orderId, lines } }) =>
      lines.map((line) => ({ data: { orderId, ...line } })),
  },
  kind: 'step',
  async run(line, { commands }) {
    await commands.order.issueCertificates(line);
  },
});
