import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailContactWhenEmailChanged } from './email-contact-when-email-changed.policy.ts';
import { emailContactWhenPasswordResetRequested } from './email-contact-when-password-reset-requested.policy.ts';
import { emailContactWhenRegistered } from './email-contact-when-registered.policy.ts';
import { emailContactWhenSecondFactorChanged } from './email-contact-when-second-factor-changed.policy.ts';
import { handOverCartsAndListsWhenContactLeft } from './hand-over-carts-and-lists-when-contact-left.policy.ts';

export const feature = {
  needs: ['account', 'cart', 'item-list', 'letter'],
  policies: [
    emailContactWhenEmailChanged,
    emailContactWhenPasswordResetRequested,
    emailContactWhenRegistered,
    emailContactWhenSecondFactorChanged,
    handOverCartsAndListsWhenContactLeft,
  ],
} satisfies WorkerFeature;
