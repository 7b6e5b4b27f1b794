import type { BrandEvent } from '#domain/brand/brand.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** Some at a time, so that other steps have their turn; the job comes back until no product has the old name. */
export const renameProductsWhenBrandRenamed = definePolicy<
  BrandEvent,
  { brandId: string; name: string; to: string; times: number }
>({
  name: 'rename-products-when-brand-renamed',
  on: { BrandRenamed: ({ data: { brandId, name, to, times } }) => ({ data: { brandId, name, to, times } }) },
  kind: 'transfer',
  async run(renamed, { commands }) {
    const { isDone } = await commands.brand.renameProducts(renamed);
    return isDone ? undefined : { laterMs: 1 };
  },
});
