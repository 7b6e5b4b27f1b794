// Explains what was agreed, and checks the explanation by computing the totals from it again.
import { isDeepStrictEqual } from 'node:util';
import type { PriceSource, WhyPrice } from '#contracts/shared/explanation.ts';
import { explain, recompute, type Agreed } from '#domain/shared/explanation.ts';
import { listOf } from '#domain/shared/price/priced.ts';
import type { OrderTotals } from '#domain/shared/pricing.ts';
import { createEventFormatter, NO_NAMES } from './event-descriptions/event-formatter.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { sumsShown } from '#platform/shop/sums-shown.ts';
import { createNames, sideOf } from './people-names.ts';

/** `sources`: events behind what was set by hand; those of list prices are found here. */
export async function whyPrice(
  agreed: Agreed & { readonly totals: OrderTotals },
  sources: readonly PriceSource[],
  context: OperationContext,
): Promise<WhyPrice> {
  const listed = agreed.lines.flatMap((line) => {
    const list = listOf(line);
    return list ? [{ lineId: line.lineId, itemNumber: line.itemNumber, list }] : [];
  });
  const nameOf = createNames(context);
  const shop = createEventFormatter(context.language, NO_NAMES);
  const found = await context.queries.priceList.versions({
    prices: listed.map(({ itemNumber, list: { priceList, version } }) => ({ itemNumber, priceList, version })),
  });
  const versions = await Promise.all(
    found.map(async (version) => ({
      ...version,
      by: sideOf(version.by) === 'shop' ? shop.person(version.by) : await nameOf(version.by),
    })),
  );
  const lists = listed.flatMap(({ lineId, itemNumber, list }) => {
    const version = versions.find(
      (known) =>
        known.itemNumber === itemNumber && known.priceList === list.priceList && known.version === list.version,
    );
    return version ? [{ lineId, step: 'list' as const, event: version.event, at: version.at, by: version.by }] : [];
  });
  const explanation = explain(agreed);
  const charged = sumsShown(agreed, context.language);
  const recomputed = sumsShown(recompute(explanation), context.language);
  return {
    explanation,
    charged,
    recomputed,
    agrees: isDeepStrictEqual(recomputed, charged),
    sources: [...lists, ...sources],
  };
}
