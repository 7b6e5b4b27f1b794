// A CSR who ships, gives back and cancels what the others have ordered: stock and money move in every way that staff
// can move them.
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { Visitor } from '../harness/visitor.ts';
import { createVisitor } from '../harness/visitor.ts';
import type { AcknowledgedOrder } from './ledger.ts';
import type { Actor } from './actor.ts';
import { codeOf, Stopped } from './caller.ts';

export async function signInAtDesk(actor: Actor, userName: string): Promise<Visitor> {
  const csr = createVisitor(actor.shop.urls.at(-1)!, actor.shop.gatewayUrl, 'en');
  await actor.untilClear('admin/session/login', (options) =>
    csr.post('admin/session/login', { userName, password: DEMO_PASSWORD }, options),
  );
  return csr;
}

const PREVIEW_AGAIN_MS = 700;
const EVERY = 3;
/** By its place among the acknowledged orders. */
export const isWorkedOn = (index: number): boolean => index % EVERY === 0;

/** Works on every third order; the others stay as they were placed. */
export async function workAtDesk(
  actor: Actor,
  live: (work: (round: number) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const { orders } = actor.ledger;
  let csr: Visitor | undefined;
  let next = 0;
  await live(async () => {
    csr ??= await signInAtDesk(actor, 'dana');
    const order = orders[next * EVERY];
    if (!order) return;
    const kind = next % WORKS.length;
    next += 1;
    await WORKS[kind]!(actor, csr, order);
  });
}

type Work = (actor: Actor, csr: Visitor, order: AcknowledgedOrder) => Promise<void>;

const firstLine = async (actor: Actor, csr: Visitor, orderId: string) =>
  (await actor.untilFound('admin/order/detail', (options) => csr.get('admin/order/detail', { orderId }, options)))
    .OrderLines[0]!;

const ship: Work = async (actor, csr, { orderId, orderNumber, email }) => {
  const { LineID: lineId, Qty: quantity } = await firstLine(actor, csr, orderId);
  const sent = { orderId, carrier: 'Purolator', trackingNumber: `PUR-${orderNumber}`, lines: [{ lineId, quantity }] };
  const { shipmentId } = await actor.untilClear('admin/order/shiplines', (options) =>
    csr.post('admin/order/shiplines', sent, options),
  );
  actor.ledger.shipments.push({ orderId, shipmentId });
  actor.ledger.emails.push({
    to: email,
    subject: new RegExp(`^(?!Your order |Refund |Invoice ).*${orderNumber}`),
    cause: `shipment of ${orderNumber}`,
    job: 'email-buyer-when-lines-shipped',
    about: orderId,
    at: Date.now(),
  });
};

interface Seen {
  readonly changes: number;
  readonly amount: number;
}

/** What is previewed and then sent; previewed anew where the read models had not come as far as the order. */
async function withPreview<Preview extends Seen, T>(
  actor: Actor,
  look: () => Promise<Preview>,
  send: (seen: Seen) => Promise<T>,
): Promise<T & Seen> {
  for (;;) {
    const { changes, amount } = await look();
    try {
      return { ...(await send({ changes, amount })), changes, amount };
    } catch (error) {
      if (codeOf(error) !== 'order_changed') throw error;
      if (actor.stopping) throw new Stopped('stopped');
      await delay(PREVIEW_AGAIN_MS);
    }
  }
}

const refundGoods: Work = async (actor, csr, { orderId, orderNumber, email }) => {
  const { LineID: lineId } = await firstLine(actor, csr, orderId);
  const asked = { orderId, lines: [{ lineId, quantity: 1 }] };
  const { amount, refundId } = await withPreview(
    actor,
    () =>
      actor.untilClear('admin/order/previewrefund', (options) => csr.post('admin/order/previewrefund', asked, options)),
    (seen) =>
      actor.untilClear('admin/order/refund', (options) =>
        csr.post('admin/order/refund', { ...asked, ...seen, restock: true, reason: 'Damaged' }, options),
      ),
  );
  noteRefund(actor, { orderId, refundId, amount }, orderNumber, email);
};

const cancel: Work = async (actor, csr, { orderId, orderNumber, email }) => {
  const { LineID: lineId } = await firstLine(actor, csr, orderId);
  const asked = { orderId, lines: [{ lineId, quantity: 1 }] };
  const { amount, refundId } = await withPreview(
    actor,
    () =>
      actor.untilClear('admin/order/previewcancel', (options) => csr.post('admin/order/previewcancel', asked, options)),
    (seen) =>
      actor.untilClear('admin/order/cancellines', (options) =>
        csr.post('admin/order/cancellines', { ...asked, ...seen, reason: 'The customer called' }, options),
      ),
  );
  noteRefund(actor, { orderId, refundId, amount }, orderNumber, email);
};

/** Goods that were shipped come back, go on the shelf and are paid back. */
const takeReturn: Work = async (actor, csr, order) => {
  await ship(actor, csr, order);
  const { orderId, orderNumber, email } = order;
  const { LineID: lineId } = await firstLine(actor, csr, orderId);
  const buyer = actor.browser(0);
  const lines = [{ LineID: lineId, Quantity: 1, Reason: 'damaged' as const, Condition: 'opened' as const }];
  const { ReturnID: returnId, ReturnNumber } = await actor.untilFound('checkout/processreturnorder', (options) =>
    buyer.post('checkout/processreturnorder', { OrderId: orderId, email, TermsAccepted: true, lines }, options),
  );
  const one = { orderId, returnId };
  actor.ledger.returns.push(one);
  await actor.untilFound('admin/return/approve', (options) => csr.post('admin/return/approve', one, options));
  actor.ledger.emails.push({
    to: email,
    subject: new RegExp(`${ReturnNumber} is approved$`),
    cause: `approval of ${ReturnNumber}`,
    job: 'email-buyer-when-return-answered',
    about: returnId,
    at: Date.now(),
  });
  const received = [{ lineId, toStock: 1, toScrap: 0, toBuyer: 0 }];
  await actor.untilClear('admin/return/receive', (options) =>
    csr.post('admin/return/receive', { ...one, lines: received }, options),
  );
  const { amount, refundId } = await withPreview(
    actor,
    () =>
      actor.untilClear('admin/return/previewrefund', (options) => csr.post('admin/return/previewrefund', one, options)),
    (seen) =>
      actor.untilClear('admin/return/refund', (options) =>
        csr.post('admin/return/refund', { ...one, ...seen }, options),
      ),
  );
  noteRefund(actor, { orderId, refundId, amount }, orderNumber, email);
};

const WORKS: readonly Work[] = [refundGoods, ship, cancel, takeReturn];

function noteRefund(
  { ledger }: Actor,
  refund: { readonly orderId: string; readonly refundId: string; readonly amount: number },
  orderNumber: string,
  to: string,
): void {
  ledger.refunds.push(refund);
  ledger.emails.push({
    to,
    subject: new RegExp(`^Refund for your order ${orderNumber}$`),
    cause: `refund of ${orderNumber}`,
    job: 'email-buyer-when-order-refunded',
    about: refund.orderId,
    at: Date.now(),
  });
}
