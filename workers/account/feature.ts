import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailCompanyWhenRegistrationDecided } from './email-company-when-registration-decided.policy.ts';
import { emailCompanyWhenStandingChanged } from './email-company-when-standing-changed.policy.ts';

export const feature = {
  needs: ['customer', 'letter'],
  policies: [emailCompanyWhenRegistrationDecided, emailCompanyWhenStandingChanged],
} satisfies WorkerFeature;
