import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailBuyerWhenPaymentNotConfirmed } from './email-buyer-when-payment-not-confirmed.policy.ts';
import { releasePaymentWhenCheckoutFailed } from './release-payment-when-checkout-failed.policy.ts';
import { resumeCheckoutWhenLocked } from './resume-checkout-when-locked.policy.ts';

export const feature = {
  needs: ['payment'],
  policies: [emailBuyerWhenPaymentNotConfirmed, releasePaymentWhenCheckoutFailed, resumeCheckoutWhenLocked],
} satisfies WorkerFeature;
