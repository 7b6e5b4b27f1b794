// A CSR who gives money back on what the shoppers ordered, and makes their orders smaller.
import type { ApiError } from '#contracts/client.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { createVisitor } from '../harness/visitor.ts';
import { createRetryingClient, isUnknown, pause } from './retrying-client.ts';
import type { Acknowledged } from './shoppers.ts';

/** The shop has told the CSR this, and so it must be true for ever. Amounts in cents. */
export interface Settled {
  readonly refunds: { readonly orderId: string; readonly refundId: string; readonly amount: number }[];
  /** Orders whose first line has one unit less. */
  readonly edits: { readonly orderId: string; readonly quantity: number }[];
  readonly refusals: string[];
}

export interface Desk {
  readonly settled: Settled;
  stop(): Promise<void>;
}

export function startDesk(url: string, gatewayUrl: string, { orders }: Acknowledged): Desk {
  const settled: Settled = { refunds: [], edits: [], refusals: [] };
  const client = createRetryingClient();
  const dana = createVisitor(url, gatewayUrl, 'en');
  const ask = <T>(call: Parameters<typeof client.send<T>>[1]) => client.send(true, call);

  async function refundGoods(orderId: string, lineId: string): Promise<void> {
    const asked = { orderId, lines: [{ lineId, quantity: 1 }] };
    const { changes, amount } = await ask(() => dana.post('admin/order/previewrefund', asked));
    const { refundId } = await ask((options) =>
      dana.post('admin/order/refund', { ...asked, changes, amount, reason: 'Damaged' }, options),
    );
    settled.refunds.push({ orderId, refundId, amount });
  }

  async function makeSmaller(orderId: string, lineId: string, quantity: number): Promise<void> {
    const asked = { orderId, lines: [{ lineId, quantity }] };
    const { changes, difference } = await ask(() => dana.post('admin/order/previewedit', asked));
    await ask((options) =>
      dana.post('admin/order/edit', { ...asked, changes, difference, reason: 'The customer called' }, options),
    );
    settled.edits.push({ orderId, quantity });
  }

  async function work(): Promise<void> {
    await ask((options) => dana.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD }, options));
    for (let next = 0; !client.stopping;) {
      const order = orders[next];
      if (!order) {
        await pause();
        continue;
      }
      try {
        const {
          OrderLines: [line],
        } = await ask(() => dana.get('admin/order/detail', { orderId: order.orderId }));
        await (next % 2
          ? refundGoods(order.orderId, line!.LineID)
          : makeSmaller(order.orderId, line!.LineID, line!.Qty - 1));
      } catch (error) {
        if (!isUnknown(error)) settled.refusals.push((error as ApiError).answer.code);
      }
      next += 1;
    }
  }

  const working = work();
  return {
    settled,
    async stop() {
      client.stopping = true;
      await working;
    },
  };
}
