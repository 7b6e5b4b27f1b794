// Promotions beside a product: those of which a cart with it would have something, or nearly.
import type { PromotionalTag } from '#contracts/promotion/promotion.ts';
import { tagWords, type Wording } from '#contracts/promotion/promotion-words.ts';
import { own } from '#domain/shared/dictionary.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import type { PromotionResult } from '#domain/shared/promotion/evaluate.ts';
import type { ReasonAgainst } from '#domain/shared/promotion/purchase.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { translate, type Language } from '#platform/kernel/texts/texts.ts';
import { dayText, money } from '#projections/shared/money-and-days.ts';

/** What more of the same, or something beside it, would mend. */
const IN_REACH: readonly ReasonAgainst[] = [
  'minimum-amount',
  'minimum-quantity',
  'minimum-weight',
  'gift-not-in-cart',
  'bundle-incomplete',
  'nothing-off',
];
/** A fixed price above the price takes nothing off any number of units. */
const NEVER: readonly PromotionResult['data']['benefit']['kind'][] = ['percent', 'amount', 'fixed-price'];

export async function promotionalTags(itemNumber: string, context: OperationContext): Promise<PromotionalTag[]> {
  const { queries, caller, language } = context;
  const { accountId } = caller;
  const found = own(await queries.priceList.prices({ accountId, itemNumbers: [itemNumber] }), itemNumber);
  if (!found) return [];
  const { results } = await queries.promotion.evaluate({
    lines: [{ lineId: '1', itemNumber, quantity: 1, net: priceAt(found, 1).unitPrice }],
    currency: found.currency,
    accountId,
    coupons: [],
  });
  const wording = wordingIn(language);
  return results
    .filter((result) => isOn(result, itemNumber))
    .map(({ promotionId, data }) => ({
      PromotionID: promotionId,
      Name: data.name[language],
      Words: tagWords(data, wording),
    }));
}

function isOn(result: PromotionResult, itemNumber: string): boolean {
  const { benefit } = result.data;
  if (benefit.kind === 'bundle' && !benefit.parts.some((part) => part.itemNumber === itemNumber)) return false;
  if (result.applied) return true;
  return IN_REACH.includes(result.why) && !(result.why === 'nothing-off' && NEVER.includes(benefit.kind));
}

/** No category is named beside an item: it is in it. */
function wordingIn(language: Language): Wording {
  const t = translate(language, 'admin-promotion');
  return {
    t: (key, { smart_count: count, ...values } = {}) =>
      t(key.replace('promotion.', ''), count === undefined ? values : { ...values, count }),
    locale: language,
    category: (id) => id,
    money: (amount, currency) => money(amount, currency, language),
    day: (day) => dayText(day, language),
  };
}
