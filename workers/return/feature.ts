import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailBuyerWhenReturnAnswered } from './email-buyer-when-return-answered.policy.ts';
import { emailBuyerWhenReturnExpired } from './email-buyer-when-return-expired.policy.ts';
import { emailBuyerWhenReturnRequested } from './email-buyer-when-return-requested.policy.ts';
import { emailBuyerWhenReturnSentBack } from './email-buyer-when-return-sent-back.policy.ts';
import { expireReturnWhenApproved } from './expire-return-when-approved.policy.ts';
import { settleReturnWhenRefunded } from './settle-return-when-refunded.policy.ts';

export const feature = {
  policies: [
    emailBuyerWhenReturnAnswered,
    emailBuyerWhenReturnExpired,
    emailBuyerWhenReturnRequested,
    emailBuyerWhenReturnSentBack,
    expireReturnWhenApproved,
    settleReturnWhenRefunded,
  ],
} satisfies { readonly policies: readonly Policy[] };
