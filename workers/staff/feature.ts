import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { applyRightsWhenRoleChanged } from './apply-rights-when-role-changed.policy.ts';
import { emailMemberWhenInvited } from './email-member-when-invited.policy.ts';
import { emailMemberWhenSecondFactorChanged } from './email-member-when-second-factor-changed.policy.ts';

export const feature = {
  needs: ['letter'],
  policies: [applyRightsWhenRoleChanged, emailMemberWhenInvited, emailMemberWhenSecondFactorChanged],
} satisfies WorkerFeature;
