import type { Policy } from '#platform/kernel/queue/policy.ts';
import { publishContentWhenScheduled } from './publish-content-when-scheduled.policy.ts';

export const feature = { policies: [publishContentWhenScheduled] } satisfies { readonly policies: readonly Policy[] };
