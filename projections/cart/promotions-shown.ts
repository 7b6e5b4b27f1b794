import type { CouponShown, PromotionShown } from '#contracts/promotion/promotion.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { Evaluation, PromotionResult } from '#domain/shared/promotion/evaluate.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** Those that a buyer can still meet: by more of what they buy, or by taking a gift. */
const NEARLY = ['minimum-amount', 'minimum-quantity', 'minimum-weight', 'gift-not-in-cart'] as const;
type Nearly = PromotionResult & { readonly applied: false; readonly why: (typeof NEARLY)[number] };
const isNearly = (result: PromotionResult): result is Nearly =>
  !result.applied && NEARLY.some((why) => why === result.why);

const MISSING = {
  'minimum-amount': 'MissingAmount',
  'minimum-quantity': 'MissingQuantity',
  'minimum-weight': 'MissingGrams',
} as const;

/** What a cart says of the promotions that run: those that it meets, and those that it nearly does. */
export async function promotionsShown(
  { results }: Evaluation,
  { queries, language }: OperationContext,
): Promise<PromotionShown[]> {
  const nearly = results.filter(isNearly);
  const gifts = nearly.flatMap(({ why, data: { benefit } }) =>
    why === 'gift-not-in-cart' && benefit.kind === 'gift' ? [benefit.itemNumber] : [],
  );
  const facts = gifts.length ? await queries.product.facts({ itemNumbers: gifts }) : {};
  const named = ({ promotionId, data }: PromotionResult) => ({ PromotionID: promotionId, Name: data.name[language] });
  return [
    ...results.flatMap((result) => (result.applied ? [{ ...named(result), Applied: true, Off: result.off }] : [])),
    ...nearly.flatMap((result): PromotionShown[] => {
      const shown = { ...named(result), Applied: false, Off: 0 };
      if (result.why !== 'gift-not-in-cart') return [{ ...shown, [MISSING[result.why]]: result.missing ?? 0 }];
      const { benefit } = result.data;
      const gift = benefit.kind === 'gift' ? own(facts, benefit.itemNumber) : undefined;
      // What is gone cannot be given away.
      if (benefit.kind !== 'gift' || !gift || gift.availability.status === 'discontinued') return [];
      const { itemNumber, quantity } = benefit;
      return [{ ...shown, Gift: { ProductId: itemNumber, SkuName: gift.name[language], Qty: quantity } }];
    }),
  ];
}

/** A coupon that asks for nothing that runs is over. */
export function couponShown(code: string, { results }: Evaluation): CouponShown {
  const result = results.find(({ data }) => data.code === code);
  if (result?.applied) return { Code: code, Applied: true };
  return { Code: code, Applied: false, Why: result?.why ?? 'over' };
}
