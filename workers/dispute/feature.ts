import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailBuyerWhenDisputeAnswered } from './email-buyer-when-dispute-answered.policy.ts';
import { holdOpenItemsWhenInvoiceDisputed } from './hold-open-items-when-invoice-disputed.policy.ts';

export const feature = {
  policies: [emailBuyerWhenDisputeAnswered, holdOpenItemsWhenInvoiceDisputed],
} satisfies { readonly policies: readonly Policy[] };
