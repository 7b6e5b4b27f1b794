import type { ProductEvent } from '#domain/product/product.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** The timer of a plan; the decider decides whether it still applies. */
export const publishProductWhenPlanned = definePolicy<ProductEvent, { itemNumber: string; publishAt: string }>({
  name: 'publish-product-when-planned',
  on: {
    ProductPublicationScheduled: ({ data: { itemNumber, publishAt }, at }) =>
      publishAt
        ? { data: { itemNumber, publishAt }, delayMs: Math.max(0, Date.parse(publishAt) - Date.parse(at)) }
        : [],
  },
  kind: 'step',
  async run(plan, { commands }) {
    await commands.product.publishAsPlanned(plan);
  },
});
