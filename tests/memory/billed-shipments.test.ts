// Issue 34: accounts whose orders are billed as their goods leave.
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { needed } from '#domain/shared/needed.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { payByCard, type Visitor } from '../harness/visitor.ts';

const { accountId } = needed(
  accounts.find(({ contacts }) => contacts.some(({ userName }) => userName === 'ben')),
  'account of ben',
);

describe('an account whose orders are billed as their goods leave', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let helen: Visitor;
  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    helen = await staffMember(shop, 'helen');
    await invoiced('shipment', 'order');
  });
  afterEach(() => shop.stop());

  const invoiced = (invoicing: 'order' | 'shipment', before: 'order' | 'shipment') =>
    helen.post('admin/customer/change', { accountId, seen: { invoicing: before }, changed: { invoicing } });
  const balance = () => ben.get('customer/getagedbalance', {});
  const owed = async () => {
    const { Owed, Held } = await balance();
    return { Owed, Held };
  };
  const invoice = (InvoiceId: string) => ben.get('customer/getinvoicedetails', { InvoiceId });
  const placed = async (quantity = 10) => {
    const { orderId, total } = await readyToPay(ben, [['6205', quantity]]);
    await ben.post('checkout/placeorder', {
      ...{ OrderId: orderId, OrderTotal: total },
      payment: { method: 'terms', poNumber: 'PO 12' },
    });
    await shop.quiet();
    return { orderId, total };
  };
  const ship = async (orderId: string, quantity: number) => {
    const lines = [{ lineId: '1', quantity }];
    await helen.post('admin/order/shiplines', { orderId, carrier: 'UPS', trackingNumber: 'T1', lines });
    await shop.quiet();
  };
  const cancel = async (orderId: string, quantity: number) => {
    const asked = { orderId, lines: [{ lineId: '1', quantity }] };
    const { changes, amount } = await helen.post('admin/order/previewcancel', asked);
    await helen.post('admin/order/cancellines', { ...asked, changes, amount, reason: 'Not there' });
    await shop.quiet();
    return amount;
  };
  const detail = (orderId: string) => helen.get('admin/order/detail', { orderId });

  it('owes nothing when it orders: the credit is held', async () => {
    const { orderId, total } = await placed();
    expect(await owed()).toEqual({ Owed: 0, Held: total });
    expect((await detail(orderId)).Payments).toMatchObject([{ status: 'captured', unbilled: total }]);
    expect(await ben.refused(invoice(`${orderId}.1`))).toMatchObject({ code: 'invoice_not_found' });
  });

  it('owes what has left, by an invoice of each shipment that is due by its day', async () => {
    const { orderId, total } = await placed();
    shop.clock.advance(3 * 86_400_000);
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    helen = await staffMember(shop, 'helen');
    await ship(orderId, 4);
    const first = await invoice(`${orderId}.b1`);
    expect(first).toMatchObject({
      ...{ InvoiceNumber: 'INV-2026-000001', InvoiceDate: '2026-11-21', DueDate: '2026-12-21', PONumber: 'PO 12' },
      ...{ OrderID: orderId, PaymentStatus: 'Pending', AmountPending: first.Total },
      OrderLines: [{ ProductId: '6205', Qty: 4 }],
    });
    expect(await owed()).toEqual({ Owed: first.Total, Held: total - first.Total });
    await ship(orderId, 6);
    const second = await invoice(`${orderId}.b2`);
    expect(second).toMatchObject({ InvoiceNumber: 'INV-2026-000002', OrderLines: [{ Qty: 6 }] });
    expect(first.Total + second.Total).toBe(total);
    expect(first.ShippingTotal).toBeGreaterThan(0);
    expect(second.ShippingTotal).toBe(0);
    expect(await owed()).toEqual({ Owed: total, Held: 0 });
    const letters = shop.mails.filter(({ subject }) => subject.includes('INV-2026-'));
    expect(letters.map(({ attachments }) => attachments?.[0]?.fileName)).toEqual([
      'INV-2026-000001.pdf',
      'INV-2026-000002.pdf',
    ]);
  });

  it('pays such an invoice as any other', async () => {
    const { orderId } = await placed();
    await ship(orderId, 4);
    const { Total, InvoiceId } = await invoice(`${orderId}.b1`);
    const Invoices = [{ InvoiceId, Amount: Total }];
    await ben.post('customer/chargeinvoice', { Invoices, payment: await payByCard(ben) });
    await shop.quiet();
    expect(await invoice(InvoiceId)).toMatchObject({ PaymentStatus: 'Paid', AmountPaid: Total });
    expect(await balance()).toMatchObject({ Owed: 0 });
  });

  it('is never billed what is cancelled before it leaves', async () => {
    const { orderId, total } = await placed();
    await ship(orderId, 4);
    const { Total } = await invoice(`${orderId}.b1`);
    const amount = await cancel(orderId, 6);
    expect(Total + amount).toBe(total);
    expect(await owed()).toEqual({ Owed: Total, Held: 0 });
    expect((await invoice(`${orderId}.b1`)).CreditNotes).toEqual([]);
  });

  it('has goods that come back credited on the invoice that they were on, before what it owes for anything else', async () => {
    const other = await placed(1);
    await ship(other.orderId, 1);
    const { orderId } = await placed();
    await ship(orderId, 4);
    await ship(orderId, 6);
    const asked = { orderId, lines: [{ lineId: '1', quantity: 3 }] };
    const { changes, amount } = await helen.post('admin/order/previewrefund', asked);
    await helen.post('admin/order/refund', { ...asked, changes, amount, restock: true, reason: 'Returned' });
    await shop.quiet();
    const last = await invoice(`${orderId}.b2`);
    expect(last).toMatchObject({
      ...{ AmountCredited: amount, AmountPending: last.Total - amount },
      CreditNotes: [{ Number: 'CN-2026-000001', Total: amount, OrderLines: [{ Qty: 3 }] }],
    });
  });

  it('is billed with the goods what an edit adds', async () => {
    const { orderId, total } = await placed();
    const edit = { orderId, lines: [{ lineId: '1', quantity: 12 }] };
    const { changes, difference } = await helen.post('admin/order/previewedit', edit);
    await helen.post('admin/order/edit', { ...edit, changes, difference, reason: 'Two more' });
    await shop.quiet();
    expect(await owed()).toEqual({ Owed: 0, Held: total + difference });
    await ship(orderId, 12);
    expect(await invoice(`${orderId}.b1`)).toMatchObject({ Total: total + difference, OrderLines: [{ Qty: 12 }] });
    expect(await owed()).toEqual({ Owed: total + difference, Held: 0 });
    // Each of the two payments has its part of what comes back.
    const asked = { orderId, lines: [{ lineId: '1', quantity: 12 }] };
    const back = await helen.post('admin/order/previewrefund', asked);
    expect(back.how).toHaveLength(2);
    await helen.post('admin/order/refund', {
      ...{ ...asked, changes: back.changes, amount: back.amount, reason: 'All of it' },
    });
    await shop.quiet();
    expect((await balance()).Owed).toBe(total + difference - back.amount);
  });

  it('is billed at once what it pays by card, or orders before its terms were so', async () => {
    const { orderId, total } = await readyToPay(ben, [['6205', 2]]);
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: await payByCard(ben) });
    await shop.quiet();
    expect(await invoice(`${orderId}.1`)).toMatchObject({ Total: total, PaymentStatus: 'Paid' });
    const before = await placed(3);
    await invoiced('order', 'shipment');
    await ship(before.orderId, 3);
    expect(await invoice(`${before.orderId}.b1`)).toMatchObject({ Total: before.total });
    const after = await placed(3);
    expect(await invoice(`${after.orderId}.1`)).toMatchObject({ Total: after.total });
  });

  it('is changed by those alone who may give credit', async () => {
    const dana = await staffMember(shop, 'dana');
    const change = { accountId, seen: { invoicing: 'shipment' as const }, changed: { invoicing: 'order' as const } };
    expect(await dana.refused(dana.post('admin/customer/change', change))).toMatchObject({ status: 403 });
  });
});

it('a refund that two payments on account bear is credited for both', async () => {
  const shop = await startMemoryShop();
  try {
    const ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    const helen = await staffMember(shop, 'helen');
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    await ben.post('checkout/placeorder', {
      ...{ OrderId: orderId, OrderTotal: total },
      payment: { method: 'terms', poNumber: 'PO 12' },
    });
    await shop.quiet();
    const edit = { orderId, lines: [{ lineId: '1', quantity: 12 }] };
    const { changes, difference } = await helen.post('admin/order/previewedit', edit);
    await helen.post('admin/order/edit', { ...edit, changes, difference, reason: 'Two more' });
    await shop.quiet();
    const asked = { orderId, lines: [{ lineId: '1', quantity: 12 }] };
    const back = await helen.post('admin/order/previewrefund', asked);
    await helen.post('admin/order/refund', { ...asked, changes: back.changes, amount: back.amount, reason: 'All' });
    await shop.quiet();
    expect(back.how).toHaveLength(2);
    expect(await ben.get('customer/getagedbalance', {})).toMatchObject({ Owed: total + difference - back.amount });
  } finally {
    await shop.stop();
  }
});
