import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailBuyerWhenReturnAnswered } from './email-buyer-when-return-answered.policy.ts';
import { emailBuyerWhenReturnExpired } from './email-buyer-when-return-expired.policy.ts';
import { emailBuyerWhenReturnReplaced } from './email-buyer-when-return-replaced.policy.ts';
import { emailBuyerWhenReturnRequested } from './email-buyer-when-return-requested.policy.ts';
import { emailBuyerWhenReturnSentBack } from './email-buyer-when-return-sent-back.policy.ts';
import { expireReturnWhenApproved } from './expire-return-when-approved.policy.ts';
import { settleReturnWhenRefunded } from './settle-return-when-refunded.policy.ts';
import { settleReturnWhenReplaced } from './settle-return-when-replaced.policy.ts';

export const feature = {
  needs: ['letter'],
  policies: [
    emailBuyerWhenReturnAnswered,
    emailBuyerWhenReturnExpired,
    emailBuyerWhenReturnReplaced,
    emailBuyerWhenReturnRequested,
    emailBuyerWhenReturnSentBack,
    expireReturnWhenApproved,
    settleReturnWhenRefunded,
    settleReturnWhenReplaced,
  ],
} satisfies WorkerFeature;
