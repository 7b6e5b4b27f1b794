import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailStaffWhenLetterTested } from './email-staff-when-letter-tested.policy.ts';

export const feature = { policies: [emailStaffWhenLetterTested] } satisfies { readonly policies: readonly Policy[] };
