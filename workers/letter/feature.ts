import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailStaffWhenLetterTested } from './email-staff-when-letter-tested.policy.ts';

export const feature = {
  needs: ['mail', 'preference', 'staff', 'store'],
  policies: [emailStaffWhenLetterTested],
} satisfies WorkerFeature;
