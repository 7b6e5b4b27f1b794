import type { Policy } from '#platform/kernel/queue/policy.ts';
import { renameProductsWhenBrandRenamed } from './rename-products-when-brand-renamed.policy.ts';

export const feature = { policies: [renameProductsWhenBrandRenamed] } satisfies {
  readonly policies: readonly Policy[];
};
