import { readyToPay } from '../harness/readied-cart.ts';
import { until } from '../harness/until.ts';
import type { Visitor } from '../harness/visitor.ts';

export type Invoices = Awaited<ReturnType<typeof twoInvoices>>;

/** Two orders on terms, of 10 and of 20 bearings, and their invoices, the newest first. */
export async function twoInvoices(visitor: Visitor, email: string) {
  for (const quantity of [10, 20]) {
    const { orderId, total } = await readyToPay(visitor, [['6204-2RS', quantity]], email);
    const payment = { method: 'terms', poNumber: `PO-${quantity}` } as const;
    await visitor.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
  }
  return until(async () => {
    const { invoices } = await visitor.get('customer/getinvoices', {});
    return invoices.length === 2 ? invoices : undefined;
  }, 'two invoices');
}
