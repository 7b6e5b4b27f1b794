// Reads from the events what became of every cart, checkout, order, payment and item of stock.
import { cart } from '#domain/cart/cart.decider.ts';
import type { CartState } from '#domain/cart/cart.state.ts';
import { checkout, type CheckoutState } from '#domain/checkout/checkout.decider.ts';
import { order } from '#domain/order/order.decider.ts';
import { placedOrder, type PlacedOrder } from '#domain/order/order.state.ts';
import { payment } from '#domain/payment/payment.decider.ts';
import type { PaymentState } from '#domain/payment/payment.state.ts';
import type { Decider, DomainEvent } from '#domain/shared/decider.ts';
import { stock } from '#domain/stock/stock.decider.ts';
import type { StockState } from '#domain/stock/stock.state.ts';
import type { EventStore, StoredEvent } from '#platform/kernel/event-store/event-store.ts';

export interface History {
  readonly carts: ReadonlyMap<string, CartState>;
  readonly checkouts: ReadonlyMap<string, CheckoutState>;
  /** By payment id, `<orderId>.<attempt>.<part>`. */
  readonly payments: ReadonlyMap<string, PaymentState>;
  readonly stock: ReadonlyMap<string, StockState>;
  readonly orders: ReadonlyMap<string, PlacedOrder>;
  /** Counts how often each order was placed. */
  readonly placed: ReadonlyMap<string, number>;
}

export async function readHistory(store: EventStore): Promise<History> {
  const streams = new Map<string, StoredEvent[]>();
  for await (const events of store.readAll(undefined, 2_000)) {
    for (const event of events) streams.set(event.stream, [...(streams.get(event.stream) ?? []), event]);
  }
  const folded = <S, C, E extends DomainEvent>(
    category: string,
    { evolve, initialState }: Decider<S, C, E>,
  ): Map<string, S> =>
    new Map(
      [...streams]
        .filter(([stream]) => stream.startsWith(`${category}-`))
        .map(([stream, events]) => [
          stream.slice(category.length + 1),
          (events as StoredEvent<E>[]).reduce<S>(evolve, initialState),
        ]),
    );
  const placed = [...streams]
    .filter(([stream]) => stream.startsWith('order-'))
    .map(
      ([stream, events]) =>
        [stream.slice('order-'.length), events.filter(({ type }) => type === 'OrderPlaced').length] as const,
    );
  return {
    carts: folded('cart', cart),
    checkouts: folded('checkout', checkout),
    payments: folded('payment', payment),
    stock: folded('stock', stock),
    orders: new Map([...folded('order', order)].map(([id, state]) => [id, placedOrder(state)])),
    placed: new Map(placed),
  };
}
