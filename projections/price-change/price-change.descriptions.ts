import type { PriceChangeData, PriceChangeEvent } from '#domain/price-change/price-change.events.ts';
import type { PriceAlteration, PriceRounding } from '#domain/shared/price/price-arithmetic.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';

type Fields = Readonly<Record<string, unknown>>;

const alterationText = (alteration: PriceAlteration, format: EventFormatter): string => {
  if (alteration.kind === 'percent') return format.percent(alteration.by);
  return format.term(alteration.kind === 'amount' ? 'byMinorUnits' : 'toMinorUnits', {
    amount: alteration.kind === 'amount' ? alteration.by : alteration.to,
  });
};

const roundingText = ({ step, less }: PriceRounding): string => (less ? `${step} − ${less}` : String(step));

const wordedChange = (
  { alteration, rounding, items, ...data }: Partial<PriceChangeData>,
  format: EventFormatter,
): Fields => ({
  ...data,
  ...(alteration ? { alteration: alterationText(alteration, format) } : {}),
  ...(rounding ? { rounding: roundingText(rounding) } : {}),
  ...(items
    ? { items: [items.category, items.brand, items.search, ...items.itemNumbers].filter(Boolean).join(', ') }
    : {}),
});

const named = (_event: object, { name = '' }: Partial<PriceChangeData>) => ({ name });

export const priceChangeDescriptions = defineDescriptions<PriceChangeEvent, Partial<PriceChangeData>>({
  category: 'price-change',
  group: 'price',
  fold: {
    initialState: {},
    evolve(state, event) {
      if (event.type === 'PriceChangeDrafted') return event.data;
      return event.type === 'PriceChangeRevised' ? { ...state, ...event.data.changed } : state;
    },
  },
  of: {
    PriceChangeDrafted: ({ data: { name, priceList, from } }, _before, format) => ({
      name,
      priceList,
      from: format.day(from),
    }),
    PriceChangeRevised: ({ data: { changed } }, before, format) => ({
      name: before.name ?? '',
      changes: format.changes(wordedChange(before, format), wordedChange(changed, format)),
    }),
    PriceChangeDiscarded: named,
    PriceChangePlanned: named,
    PriceChangeProgressed: ({ data: { prices, left } }, { name = '' }) => ({ name, prices, left: left.length }),
    PriceChangeWritten: named,
    PriceChangeTakeBackRequested: named,
    PriceChangeTakeBackProgressed: ({ data: { prices, left } }, { name = '' }) => ({ name, prices, left: left.length }),
    PriceChangeTakenBack: named,
  },
});
