import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailBuyerWhenDisputeAnswered } from './email-buyer-when-dispute-answered.policy.ts';
import { holdOpenItemsWhenInvoiceDisputed } from './hold-open-items-when-invoice-disputed.policy.ts';

export const feature = {
  needs: ['credit', 'invoice', 'letter'],
  policies: [emailBuyerWhenDisputeAnswered, holdOpenItemsWhenInvoiceDisputed],
} satisfies WorkerFeature;
