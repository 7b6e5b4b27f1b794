import type { Policy } from '#platform/kernel/queue/policy.ts';
import { publishProductWhenPlanned } from './publish-product-when-planned.policy.ts';

export const feature = { policies: [publishProductWhenPlanned] } satisfies { readonly policies: readonly Policy[] };
