import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { abandonCartWhenLeft } from './abandon-cart-when-left.policy.ts';
import { emailBuyerWhenCartAbandoned } from './email-buyer-when-cart-abandoned.policy.ts';
import { emailBuyerWhenCartSaved } from './email-buyer-when-cart-saved.policy.ts';

export const feature = {
  needs: ['newsletter'],
  policies: [abandonCartWhenLeft, emailBuyerWhenCartAbandoned, emailBuyerWhenCartSaved],
} satisfies WorkerFeature;
