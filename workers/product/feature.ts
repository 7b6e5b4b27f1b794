import type { Policy } from '#platform/queue/policy.ts';
import { publishProductWhenPlanned } from './publish-product-when-planned.policy.ts';

export const feature = { policies: [publishProductWhenPlanned] } satisfies { readonly policies: readonly Policy[] };
