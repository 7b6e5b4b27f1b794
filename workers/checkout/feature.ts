import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailBuyerWhenPaymentNotConfirmed } from './email-buyer-when-payment-not-confirmed.policy.ts';
import { releasePaymentWhenCheckoutFailed } from './release-payment-when-checkout-failed.policy.ts';
import { resumeCheckoutWhenLocked } from './resume-checkout-when-locked.policy.ts';

export const feature = {
  policies: [emailBuyerWhenPaymentNotConfirmed, releasePaymentWhenCheckoutFailed, resumeCheckoutWhenLocked],
} satisfies { readonly policies: readonly Policy[] };
