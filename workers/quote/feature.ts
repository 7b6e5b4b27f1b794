import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailBuyerWhenMessagePosted } from './email-buyer-when-message-posted.policy.ts';
import { emailBuyerWhenQuoteAnswered } from './email-buyer-when-quote-answered.policy.ts';
import { emailDeskWhenQuoteWaits } from './email-desk-when-quote-waits.policy.ts';
import { expireQuoteWhenRevisionPublished } from './expire-quote-when-revision-published.policy.ts';
import { remindBuyerBeforeQuoteExpires } from './remind-buyer-before-quote-expires.policy.ts';
import { requestQuoteWhenCartQuoted } from './request-quote-when-cart-quoted.policy.ts';

export const feature = {
  needs: ['letter'],
  policies: [
    emailBuyerWhenMessagePosted,
    emailBuyerWhenQuoteAnswered,
    emailDeskWhenQuoteWaits,
    expireQuoteWhenRevisionPublished,
    remindBuyerBeforeQuoteExpires,
    requestQuoteWhenCartQuoted,
  ],
} satisfies WorkerFeature;
