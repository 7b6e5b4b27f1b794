import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailCompanyWhenRegistrationDecided } from './email-company-when-registration-decided.policy.ts';
import { emailCompanyWhenStandingChanged } from './email-company-when-standing-changed.policy.ts';

export const feature = {
  policies: [emailCompanyWhenRegistrationDecided, emailCompanyWhenStandingChanged],
} satisfies { readonly policies: readonly Policy[] };
