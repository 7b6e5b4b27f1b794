import type { CurrencyCode } from '#domain/shared/money.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import type { PriceTier } from '#domain/shared/pricing.ts';
import {
  alteredTiers,
  checkTiers,
  type PriceAlteration,
  type PriceRounding,
} from '#domain/shared/price/price-arithmetic.ts';
import {
  ALWAYS,
  checkedPeriods,
  notOver,
  outside,
  tiersOn,
  within,
  type PricePeriod,
} from '#domain/shared/price/price-periods.ts';
import type { PriceListEvent } from './price-list.events.ts';

/** An item's prices in a list, in one currency. */
export interface Schedule {
  /** Absent before the first price. */
  readonly currency?: CurrencyCode;
  readonly periods: readonly PricePeriod[];
}

export interface PriceState extends Schedule {
  readonly version: number;
  /** The planned change that made this version, and what was there before it. */
  readonly madeBy?: { readonly priceChange: string; readonly before: Schedule };
}

export type PriceListCommand = { readonly priceList: string; readonly itemNumber: string } &
  /** The price from today on, until what is planned after it. */
  (
    | {
        readonly type: 'SetPrice';
        readonly currency: CurrencyCode;
        readonly tiers: readonly PriceTier[];
        readonly today: string;
      }
    /** All prices from today on, by somebody who saw that version. */
    | {
        readonly type: 'SchedulePrices';
        readonly currency: CurrencyCode;
        readonly periods: readonly PricePeriod[];
        readonly seenVersion: number;
        readonly today: string;
      }
    /** A part of a planned change: the prices of a list in a span of days, altered. */
    | {
        readonly type: 'AlterPrices';
        readonly priceChange: string;
        readonly from: string;
        readonly until: string;
        readonly alteration: PriceAlteration;
        readonly rounding: PriceRounding;
        /** The list whose prices are altered; absent: this one. */
        readonly base?: Schedule | undefined;
        readonly today: string;
      }
    /** Where nobody changed it since. */
    | { readonly type: 'RevertPriceChange'; readonly priceChange: string }
    | { readonly type: 'WithdrawPrice' }
  );

export const priceList: Decider<PriceState, PriceListCommand, PriceListEvent> = {
  initialState: { version: 0, periods: [] },

  decide(command, state) {
    const { priceList, itemNumber } = command;
    const its = { priceList, itemNumber, version: state.version + 1 };
    switch (command.type) {
      case 'SetPrice': {
        const { currency, tiers, today } = command;
        checkTiers(tiers);
        if (state.currency === currency && isSame(tiersOn(state.periods, today), tiers)) return [];
        // What is planned in another currency is planned for another list.
        const later = state.currency === currency ? state.periods.filter(({ from }) => from > today) : [];
        const [next] = later;
        if (!next) return [{ type: 'PriceSet', data: { ...its, currency, tiers } }];
        const untilThen = outside([{ ...ALWAYS, tiers }], { from: next.from, until: '' });
        return [{ type: 'PricesScheduled', data: { ...its, currency, periods: [...untilThen, ...later] } }];
      }
      case 'SchedulePrices': {
        const { currency, seenVersion, today } = command;
        if (seenVersion !== state.version) return refuse('price_changed_meanwhile', { itemNumber });
        const periods = notOver(checkedPeriods(command.periods), today);
        if (isSame(periods, notOver(state.periods, today)) && (state.currency ?? currency) === currency) return [];
        if (!periods.length) return [{ type: 'PriceWithdrawn', data: its }];
        return [scheduled(its, currency, periods)];
      }
      case 'AlterPrices':
        return alterPrices(command, state);
      case 'RevertPriceChange': {
        if (state.madeBy?.priceChange !== command.priceChange) return refuse('price_changed_since', { itemNumber });
        const { currency = needed(state.currency, 'currency of the prices'), periods } = state.madeBy.before;
        return [
          {
            type: 'PriceChangeReverted',
            data: { ...its, currency, periods, priceChange: command.priceChange },
          },
        ];
      }
      case 'WithdrawPrice':
        return state.periods.length ? [{ type: 'PriceWithdrawn', data: its }] : [];
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    const { version } = event.data;
    switch (event.type) {
      case 'PriceSet':
        return { version, currency: event.data.currency, periods: [{ ...ALWAYS, tiers: event.data.tiers }] };
      case 'PricesScheduled': {
        const { currency, periods, priceChange } = event.data;
        const before = { ...(state.currency ? { currency: state.currency } : {}), periods: state.periods };
        return { version, currency, periods, ...(priceChange ? { madeBy: { priceChange, before } } : {}) };
      }
      case 'PriceChangeReverted':
        return { version, currency: event.data.currency, periods: event.data.periods };
      case 'PriceWithdrawn':
        return { version, ...(state.currency ? { currency: state.currency } : {}), periods: [] };
      default:
        return unreachable(event);
    }
  },
};

type Its = { readonly priceList: string; readonly itemNumber: string; readonly version: number };

const scheduled = (its: Its, currency: CurrencyCode, periods: readonly PricePeriod[]): PriceListEvent => {
  const [first, ...others] = periods;
  const isAlways = first?.from === '' && first.until === '' && !others.length;
  return isAlways
    ? { type: 'PriceSet', data: { ...its, currency, tiers: first.tiers } }
    : { type: 'PricesScheduled', data: { ...its, currency, periods } };
};

/** Refuses with price_missing where there is nothing to alter, and price_not_above_zero where nothing would be left. */
function alterPrices(
  command: Extract<PriceListCommand, { type: 'AlterPrices' }>,
  state: PriceState,
): readonly PriceListEvent[] {
  const { priceList, itemNumber, priceChange, from, until, alteration, rounding, base = state, today } = command;
  if (state.madeBy?.priceChange === priceChange) return [];
  const span = { from, until };
  const altered = within(base.periods, span).map((period) => ({
    ...period,
    tiers: alteredTiers(period.tiers, alteration, rounding),
  }));
  const currency = base.currency;
  if (!altered.length || !currency) return refuse('price_missing', { itemNumber });
  if (state.periods.length && state.currency !== currency) return refuse('price_other_currency', { itemNumber });
  const periods = checkedPeriods(notOver([...outside(state.periods, span), ...altered], today));
  if (isSame(periods, notOver(state.periods, today))) return [];
  return [
    {
      type: 'PricesScheduled',
      data: { priceList, itemNumber, version: state.version + 1, currency, periods, priceChange },
    },
  ];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
