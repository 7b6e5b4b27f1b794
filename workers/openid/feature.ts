import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailContactWhenOpenidChanged } from './email-contact-when-openid-changed.policy.ts';

export const feature = { policies: [emailContactWhenOpenidChanged] } satisfies {
  readonly policies: readonly Policy[];
};
