import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailBuyerWhenAnswered } from './email-buyer-when-answered.policy.ts';

export const feature = { policies: [emailBuyerWhenAnswered] } satisfies { readonly policies: readonly Policy[] };
