import type { PriceListEvent } from '#domain/price-list/price-list.events.ts';
import type { PricingEvent, PriceListData } from '#domain/price-list/pricing.events.ts';
import { ALWAYS, type PricePeriod } from '#domain/shared/price/price-periods.ts';
import type { PriceRule } from '#domain/shared/price/resolve-price.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';

type Fields = Readonly<Record<string, unknown>>;

const RULE_TERMS = { everything: 'ruleEverything', brand: 'ruleBrand', category: 'ruleCategory' } as const;

const ruleText = ({ of, named, milliPercent }: PriceRule, format: EventFormatter): string =>
  `${format.term(RULE_TERMS[of], { named })} ${format.percent(milliPercent)}`;

/** Values that are more than a text or a number, as people write them. */
function worded({ rules, ...data }: Partial<PriceListData>, format: EventFormatter): Fields {
  return { ...data, ...(rules ? { rules: rules.map((rule) => ruleText(rule, format)).join(', ') } : {}) };
}

export const pricingDescriptions = defineDescriptions<PricingEvent, Partial<PriceListData>>({
  category: 'pricing',
  group: 'price',
  fold: {
    initialState: {},
    evolve: (state, { data }) => ({ ...state, ...('changed' in data ? data.changed : data) }),
  },
  of: {
    PriceListAdded: ({ data: { name } }, _before, format) => ({ name: format.name(name) }),
    PriceListRevised: ({ data: { priceList, changed } }, before, format) => ({
      name: before.name ? format.name(before.name) : priceList,
      changes: format.changes(worded(before, format), worded(changed, format)),
    }),
    PriceListRemoved: ({ data: { priceList } }, { name }, format) => ({ name: name ? format.name(name) : priceList }),
  },
});

interface Priced {
  readonly currency: string;
  readonly periods: readonly PricePeriod[];
}

const UNPRICED: Priced = { currency: '', periods: [] };

/** `from 1: $10.00 and from 10: $9.00`, with the days where there are any. */
const pricesText = ({ periods, currency }: Priced, format: EventFormatter) =>
  format.list(
    periods.map(({ from: first, until, tiers }) => {
      const text = format.list(
        tiers.map(({ quantity, unitPrice }) =>
          format.term('tier', { quantity, price: format.money(unitPrice, currency) }),
        ),
      );
      const term = first ? (until ? 'pricesBetween' : 'pricesFrom') : until ? 'pricesUntil' : 'prices';
      return format.term(term, {
        prices: text,
        from: first ? format.day(first) : '',
        until: until ? format.day(until) : '',
      });
    }),
  ) || format.term('nothing');

const pricedBy = (event: PriceListEvent): Priced => {
  if (event.type === 'PriceWithdrawn') return UNPRICED;
  const { currency } = event.data;
  return event.type === 'PriceSet'
    ? { currency, periods: [{ ...ALWAYS, tiers: event.data.tiers }] }
    : { currency, periods: event.data.periods };
};

const ofPrice = (event: PriceListEvent, before: Priced, format: EventFormatter) => ({
  item: event.data.itemNumber,
  priceList: event.data.priceList,
  version: event.data.version,
  before: pricesText(before, format),
});

export const priceListDescriptions = defineDescriptions<PriceListEvent, Priced>({
  category: 'price-list',
  group: 'price',
  fold: { initialState: UNPRICED, evolve: (_state, event) => pricedBy(event) },
  of: {
    PriceSet: (event, before, format) => ({
      ...ofPrice(event, before, format),
      after: pricesText(pricedBy(event), format),
    }),
    PricesScheduled: (event, before, format) => ({
      ...ofPrice(event, before, format),
      after: pricesText(pricedBy(event), format),
    }),
    PriceChangeReverted: (event, before, format) => ({
      ...ofPrice(event, before, format),
      after: pricesText(pricedBy(event), format),
    }),
    PriceWithdrawn: (event, before, format) => ofPrice(event, before, format),
  },
});
