// The price ladder of an item: which step a quantity is on, and what each step saves.
import type { z } from 'zod';
import type { priceTier } from '#contracts/category/category.ts';

export type Tier = z.output<typeof priceTier>;

export interface TierRow extends Tier {
  /** Last quantity at this price; undefined for the last step. */
  readonly until: number | undefined;
  /** Percent below the first step's price. */
  readonly saving: number;
}

export const tierRows = (tiers: readonly Tier[]): readonly TierRow[] =>
  tiers.map((tier, index) => {
    const next = tiers[index + 1];
    const first = tiers[0]?.unitPrice ?? tier.unitPrice;
    return {
      ...tier,
      until: next && next.quantity - 1,
      saving: first === 0 ? 0 : Math.round((1 - tier.unitPrice / first) * 100),
    };
  });

export const tierFor = (tiers: readonly Tier[], quantity: number): Tier | undefined =>
  tiers.reduce<Tier | undefined>((found, tier) => (tier.quantity <= quantity ? tier : found), tiers[0]);
