import type { Policy } from '#platform/kernel/queue/policy.ts';
import { forgetCardWhenRemoved } from './forget-card-when-removed.policy.ts';
import { saveCardWhenPaid } from './save-card-when-paid.policy.ts';

export const feature = { policies: [forgetCardWhenRemoved, saveCardWhenPaid] } satisfies {
  readonly policies: readonly Policy[];
};
