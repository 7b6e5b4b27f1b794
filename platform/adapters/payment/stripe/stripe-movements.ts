// What Stripe's balance and its refunds say of a time. https://docs.stripe.com/reports/balance-transaction-types
import type Stripe from 'stripe';
import type { Movement } from '#domain/reconciliation/reconciliation.events.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';

const PAGE = 100;
const secondsOf = (moment: string): number => Math.floor(Date.parse(moment) / 1_000);
const momentOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();
const currencyOf = (currency: string): CurrencyCode => currency.toUpperCase() as CurrencyCode;

/** What the account of Stripe does for others than this shop has no key of ours. */
export async function stripeMovements(stripe: Stripe, from: string, until: string): Promise<Movement[]> {
  const created = { gte: secondsOf(from), lt: secondsOf(until) };
  const movements: Movement[] = [];
  for (const type of ['charge', 'payment'])
    for await (const { source, created: at } of stripe.balanceTransactions.list({
      ...{ created, type, limit: PAGE, expand: ['data.source'] },
    })) {
      if (typeof source !== 'object' || source?.object !== 'charge') continue;
      const { key } = source.metadata;
      const { amount_captured: amount, currency } = source;
      if (key) movements.push({ kind: 'taken', key, amount, currency: currencyOf(currency), at: momentOf(at) });
    }
  for await (const refund of stripe.refunds.list({ created, limit: PAGE, expand: ['data.payment_intent'] })) {
    const { id: key, amount, currency, status, created: at, payment_intent: of } = refund;
    if (status === 'failed' || status === 'canceled' || typeof of !== 'object' || !of?.metadata['key']) continue;
    movements.push({ kind: 'given-back', key, amount, currency: currencyOf(currency), at: momentOf(at) });
  }
  return movements;
}
