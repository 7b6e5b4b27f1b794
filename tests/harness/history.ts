// An order with a history to tell, and the auditor's way to it.
import type { Output } from '#contracts/api.ts';
import { readyToPay } from './readied-cart.ts';
import type { TestShop } from './shop.ts';
import { until } from './until.ts';
import { payByCard, type Visitor } from './visitor.ts';

export const timelineOf = (auditor: Visitor, subject: string): Promise<Output<'admin/history/timeline'>> =>
  auditor.get('admin/history/timeline', { subject });

/** Mails go out behind the answers; once they are on record, nothing more is appended. */
export async function mailsOnRecord(shop: TestShop, auditor: Visitor, subject: string, count: number): Promise<void> {
  await until(async () => {
    await shop.projectionsCaughtUp();
    return (await timelineOf(auditor, subject)).entries.filter(({ type }) => type === 'MailSent').length === count
      ? true
      : undefined;
  }, `${count} mails on the record`);
}

/** A guest's order whose first line was changed from 4 to 6 in the cart, and has shipped; with both its mails. */
export async function orderWithHistory(
  shop: TestShop,
  csr: Visitor,
  auditor: Visitor,
): Promise<{ orderId: string; orderNumber: string; subject: string }> {
  const guest = shop.visitor();
  const { orderId } = await readyToPay(guest, [
    ['6205', 4],
    ['6306', 1],
  ]);
  await guest.post('cart/updatequantity', { OrderId: orderId, LineId: '1', Qty: 6 });
  const { OrderTotal } = await guest.post('checkout/saveheader', { OrderId: orderId, ShippingMethod: 'ground' });
  const placed = await guest.post('checkout/placeorder', {
    OrderId: orderId,
    OrderTotal,
    payment: await payByCard(guest),
  });
  if (placed.status !== 'placed') throw new Error(`the order is ${placed.status}`);
  await csr.post('admin/order/shiplines', {
    orderId,
    carrier: 'Purolator',
    trackingNumber: 'PUR-1',
    lines: [{ lineId: '1', quantity: 6 }],
  });
  const subject = `order:${orderId}`;
  await mailsOnRecord(shop, auditor, subject, 2);
  return { orderId, orderNumber: placed.OrderNumber, subject };
}
