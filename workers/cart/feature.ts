import type { Policy } from '#platform/kernel/queue/policy.ts';
import { abandonCartWhenLeft } from './abandon-cart-when-left.policy.ts';
import { emailBuyerWhenCartAbandoned } from './email-buyer-when-cart-abandoned.policy.ts';
import { emailBuyerWhenCartSaved } from './email-buyer-when-cart-saved.policy.ts';

export const feature = {
  policies: [abandonCartWhenLeft, emailBuyerWhenCartAbandoned, emailBuyerWhenCartSaved],
} satisfies { readonly policies: readonly Policy[] };
