import { DEFAULT_CURRENCY, type CurrencyCode } from '#domain/shared/money.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { PriceListEvent, PriceTier } from './price-list.events.ts';

export interface PriceState {
  readonly version: number;
  readonly currency: CurrencyCode;
  readonly tiers: readonly PriceTier[];
}

export type PriceListCommand =
  | {
      readonly type: 'SetPrice';
      readonly priceList: string;
      readonly itemNumber: string;
      readonly currency: CurrencyCode;
      readonly tiers: readonly PriceTier[];
    }
  | { readonly type: 'WithdrawPrice'; readonly priceList: string; readonly itemNumber: string };

export const priceList: Decider<PriceState, PriceListCommand, PriceListEvent> = {
  initialState: { version: 0, currency: DEFAULT_CURRENCY, tiers: [] },

  decide(command, state) {
    const { priceList, itemNumber } = command;
    const version = state.version + 1;
    switch (command.type) {
      case 'SetPrice': {
        const { currency, tiers } = command;
        checkTiers(tiers);
        const same = state.currency === currency && JSON.stringify(state.tiers) === JSON.stringify(tiers);
        return same ? [] : [{ type: 'PriceSet', data: { priceList, itemNumber, version, currency, tiers } }];
      }
      case 'WithdrawPrice':
        return state.tiers.length ? [{ type: 'PriceWithdrawn', data: { priceList, itemNumber, version } }] : [];
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'PriceSet':
        return { version: event.data.version, currency: event.data.currency, tiers: event.data.tiers };
      case 'PriceWithdrawn':
        return { ...state, version: event.data.version, tiers: [] };
      default:
        return unreachable(event);
    }
  },
};

/** Tiers begin at 1, rise in quantity and fall in price: buying more never costs more per unit. */
function checkTiers(tiers: readonly PriceTier[]): void {
  if (tiers[0]?.quantity !== 1)
    refuse('price_tiers_invalid', { reason: 'the first tier must begin at quantity 1' }, 'invalid');
  tiers.forEach((tier, index) => {
    const previous = tiers[index - 1];
    if (!Number.isSafeInteger(tier.unitPrice) || tier.unitPrice <= 0)
      refuse('price_tiers_invalid', { reason: 'a price must be above 0' }, 'invalid');
    if (previous && (tier.quantity <= previous.quantity || tier.unitPrice >= previous.unitPrice)) {
      refuse('price_tiers_invalid', { reason: 'tiers must rise in quantity and fall in price' }, 'invalid');
    }
  });
}
