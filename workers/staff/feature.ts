import type { Policy } from '#platform/kernel/queue/policy.ts';
import { applyRightsWhenRoleChanged } from './apply-rights-when-role-changed.policy.ts';
import { emailMemberWhenInvited } from './email-member-when-invited.policy.ts';
import { emailMemberWhenSecondFactorChanged } from './email-member-when-second-factor-changed.policy.ts';

export const feature = {
  policies: [applyRightsWhenRoleChanged, emailMemberWhenInvited, emailMemberWhenSecondFactorChanged],
} satisfies { readonly policies: readonly Policy[] };
