import type { PromotionEvent } from '#domain/promotion/promotion.events.ts';
import type { Benefit, ItemClause, PromotionData, WeekHours } from '#domain/shared/promotion/promotion.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';

type Known = Partial<PromotionData>;

const BENEFIT_TERMS = {
  percent: 'benefitPercent',
  amount: 'benefitAmount',
  'fixed-price': 'benefitFixedPrice',
  'buy-get': 'benefitBuyGet',
  gift: 'benefitGift',
  bundle: 'benefitBundle',
  shipping: 'benefitShipping',
} as const;

const clauseText = ({ named, value }: ItemClause): string => (value ? `${named} = ${value}` : named);
const hoursText = ({ days, from, until }: WeekHours): string => `${days.join(', ')}: ${from}–${until}`;

/** Numbers and names of a benefit, after the code of its kind: `percent 10 %`, `gift 2 × 6205`. */
function benefitText(benefit: Benefit, format: EventFormatter, currency: PromotionData['currency']): string {
  const rest = (): string => {
    switch (benefit.kind) {
      case 'amount':
        return format.money(benefit.amount, currency);
      case 'fixed-price':
        return format.money(benefit.unitPrice, currency);
      case 'gift':
        return `${benefit.quantity} × ${benefit.itemNumber}`;
      case 'buy-get':
        return `${benefit.buy} + ${benefit.get}, ${format.percent(benefit.milliPercent)}`;
      case 'bundle':
        return `${benefit.parts.map(({ itemNumber, quantity }) => `${quantity} × ${itemNumber}`).join(' + ')}, ${format.percent(benefit.milliPercent)}`;
      case 'shipping':
        return [format.percent(benefit.milliPercent), ...benefit.methods].join(', ');
      case 'percent':
        return format.percent(benefit.milliPercent);
    }
  };
  return `${format.term(BENEFIT_TERMS[benefit.kind])} ${rest()}`;
}

/** Values that are more than a text or a number, as people write them. */
function worded({ benefit, items, except, hours, ...data }: Known, before: Known, format: EventFormatter) {
  const currency = data.currency ?? before.currency ?? 'CAD';
  return {
    ...data,
    ...(benefit ? { benefit: benefitText(benefit, format, currency) } : {}),
    ...(items ? { items: items.map(clauseText).join(', ') } : {}),
    ...(except ? { except: except.map(clauseText).join(', ') } : {}),
    ...(hours ? { hours: hours.map(hoursText).join('; ') } : {}),
  };
}

const nameOf = ({ name }: Known, promotionId: string, format: EventFormatter) =>
  name ? format.name(name) : promotionId;

export const promotionDescriptions = defineDescriptions<PromotionEvent, Known>({
  category: 'promotion',
  group: 'price',
  fold: {
    initialState: {},
    evolve(state, event) {
      if (event.type === 'PromotionAdded') return event.data;
      return event.type === 'PromotionRevised' ? { ...state, ...event.data.changed } : state;
    },
  },
  of: {
    PromotionAdded: ({ data }, _before, format) => ({
      name: format.name(data.name),
      benefit: benefitText(data.benefit, format, data.currency),
    }),
    PromotionRevised: ({ data: { promotionId, changed } }, before, format) => ({
      name: nameOf(before, promotionId, format),
      changes: format.changes(worded(before, before, format), worded(changed, before, format)),
    }),
    PromotionRemoved: ({ data: { promotionId } }, before, format) => ({ name: nameOf(before, promotionId, format) }),
    PromotionUseHeld: ({ data: { promotionId, amount, customer } }, before, format) => ({
      name: nameOf(before, promotionId, format),
      amount: before.currency ? format.money(amount, before.currency) : String(amount),
      customer,
    }),
    PromotionUseReleased: ({ data: { promotionId, customer, reason } }, before, format) => ({
      name: nameOf(before, promotionId, format),
      customer,
      reason: format.reason(reason),
    }),
  },
});
