// Guests who fill carts and order by card, over and over, and remember every answer they got.
import type { ApiError } from '#contracts/client.ts';
import { montreal } from '../harness/readied-cart.ts';
import { cards, createVisitor, type Visitor } from '../harness/visitor.ts';
import { createRetryingClient, isUnknown, pause } from './retrying-client.ts';

/** The shop has said this, and so it must be true for ever. */
export interface Acknowledged {
  /** The last quantity that was confirmed of an item in a cart, and whether an outcome after it is unknown. */
  readonly lines: {
    readonly orderId: string;
    readonly itemNumber: string;
    readonly quantity: number;
    readonly sure: boolean;
  }[];
  readonly orders: { readonly orderId: string; readonly orderNumber: string }[];
  /** Codes of refusals, which are answers too. */
  readonly refusals: string[];
}

export interface Shoppers {
  readonly acknowledged: Acknowledged;
  /** Calls without an answer, or with one that leaves the outcome open. */
  readonly unknown: number;
  /** Lets everybody finish or give up what they are at. */
  stop(): Promise<void>;
}

export interface ShopperOptions {
  readonly url: string;
  readonly gatewayUrl: string;
  readonly count: number;
  readonly items: readonly string[];
}

const DECLINED_EVERY = 6;

/**
 * Half of them press again, with the same command, until they are answered; the other half walk away from an open
 * outcome.
 */
export function startShoppers({ url, gatewayUrl, count, items }: ShopperOptions): Shoppers {
  const acknowledged: Acknowledged = { lines: [], orders: [], refusals: [] };
  const client = createRetryingClient();
  const { send } = client;

  async function fillCart(visitor: Visitor, persistent: boolean, round: number): Promise<string> {
    // Who is not known yet could not be told apart from a newcomer when they press again.
    await send(true, (options) => visitor.post('account/guestlogin', {}, options));
    let orderId = '';
    for (const ProductId of [items[round % items.length]!, items[(round + 1) % items.length]!]) {
      let quantity = 0;
      for (const Qty of [1, 2]) {
        try {
          const answer = await send(persistent, (options) =>
            visitor.post('cart/addtocart', { ProductId, Qty, ...(orderId ? { OrderId: orderId } : {}) }, options),
          );
          orderId = answer.OrderID;
          quantity = answer.Qty;
        } catch (error) {
          if (orderId && quantity)
            acknowledged.lines.push({ orderId, itemNumber: ProductId, quantity, sure: !isUnknown(error) });
          throw error;
        }
      }
      acknowledged.lines.push({ orderId, itemNumber: ProductId, quantity, sure: true });
    }
    return orderId;
  }

  async function buy(visitor: Visitor, persistent: boolean, round: number): Promise<void> {
    const orderId = await fillCart(visitor, persistent, round);
    const { OrderTotal } = await send(persistent, (options) =>
      visitor.post(
        'checkout/saveheader',
        { OrderId: orderId, Email: 'guest@example.com', ShipTo: montreal, BillTo: montreal, ShippingMethod: 'ground' },
        options,
      ),
    );
    const token = await send(true, () =>
      visitor.cardToken(round % DECLINED_EVERY === 0 ? cards.declined : cards.approved),
    );
    const answer = await send(persistent, (options) =>
      visitor.post(
        'checkout/placeorder',
        { OrderId: orderId, OrderTotal, payment: { method: 'card', token } },
        options,
      ),
    );
    if (answer.status === 'placed') acknowledged.orders.push({ orderId, orderNumber: answer.OrderNumber });
  }

  async function live(number: number): Promise<void> {
    for (let round = number; !client.stopping; round++) {
      try {
        await buy(createVisitor(url, gatewayUrl, round % 2 ? 'en' : 'fr'), number % 2 === 0, round);
      } catch (error) {
        if (!isUnknown(error)) acknowledged.refusals.push((error as ApiError).answer.code);
        else await pause();
      }
    }
  }

  const living = Promise.all(Array.from({ length: count }, (_, number) => live(number)));
  return {
    acknowledged,
    get unknown() {
      return client.unknown;
    },
    async stop() {
      client.stopping = true;
      await living;
    },
  };
}
