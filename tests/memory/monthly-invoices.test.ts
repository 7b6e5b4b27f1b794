// Issue 34: buyers who are billed with all that leaves for them in a month (decision 0094). It is 18 November 2026.
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { needed } from '#domain/shared/needed.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { FIRST_MOMENT } from '../harness/shop-clock.ts';
import { payByCard, type Visitor } from '../harness/visitor.ts';

const DAY = 86_400_000;
/** From the moment at which a test begins until the invoices of the month are there, and all of December. */
const UNTIL_CLOSED = Date.parse('2026-12-01T04:05:00Z') - Date.parse(FIRST_MOMENT);
const A_MONTH = 31 * DAY;
const { accountId } = needed(
  accounts.find(({ contacts }) => contacts.some(({ userName }) => userName === 'ben')),
  'account of ben',
);

describe('a buyer who is billed with all that leaves in a month', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let helen: Visitor;
  beforeEach(async () => {
    shop = await startMemoryShop();
    await signIn();
    await helen.post('admin/customer/change', {
      ...{ accountId, seen: { invoicing: 'order' }, changed: { invoicing: 'month' } },
    });
  });
  afterEach(() => shop.stop());

  const signIn = async () => {
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    helen = await staffMember(shop, 'helen');
  };
  /** Sessions end within days. */
  const later = async (ms: number) => {
    shop.clock.advance(ms);
    await shop.quiet();
    await signIn();
  };
  const owed = async () => {
    const { Owed, Held } = await ben.get('customer/getagedbalance', {});
    return { Owed, Held };
  };
  const placed = async (quantity = 10, poNumber = 'PO 12') => {
    const { orderId, total } = await readyToPay(ben, [['6205', quantity]]);
    const payment = { method: 'terms' as const, poNumber };
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await shop.quiet();
    const { OrderHeader } = await ben.post('customer/getorderdetails', { OrderId: orderId });
    return { orderId, total, number: OrderHeader.OrderNumber };
  };
  const ship = async (orderId: string, quantity: number) => {
    const lines = [{ lineId: '1', quantity }];
    await helen.post('admin/order/shiplines', { orderId, carrier: 'UPS', trackingNumber: 'T1', lines });
    await shop.quiet();
  };
  const refund = async (orderId: string, quantity: number) => {
    const asked = { orderId, lines: [{ lineId: '1', quantity }] };
    const { changes, amount } = await helen.post('admin/order/previewrefund', asked);
    await helen.post('admin/order/refund', { ...asked, changes, amount, restock: true, reason: 'Returned' });
    await shop.quiet();
    return amount;
  };
  const issued = () =>
    shop.application.store.events.flatMap(({ type, data }) =>
      type === 'InvoiceIssued' ? [data as unknown as { invoiceId: string; number: string; total: number }] : [],
    );
  const lastIssued = () => needed(issued().at(-1), 'invoice');
  const invoice = (InvoiceId: string) => ben.get('customer/getinvoicedetails', { InvoiceId });

  it('owes nothing until the month is over: the credit is held', async () => {
    const { orderId, total } = await placed();
    await ship(orderId, 10);
    expect(issued()).toEqual([]);
    expect(await owed()).toEqual({ Owed: 0, Held: total });
  });

  it('has one invoice of all orders on the last evening of the month, and the rest on the next', async () => {
    const first = await placed(10);
    const second = await placed(4, 'PO 13');
    await ship(first.orderId, 6);
    await ship(second.orderId, 4);
    await later(UNTIL_CLOSED);
    const { invoiceId, total } = lastIssued();
    const paper = await invoice(invoiceId);
    expect(paper).toMatchObject({
      ...{
        InvoiceNumber: 'INV-2026-000001',
        InvoiceDate: '2026-11-30',
        DueDate: '2026-12-30',
        PONumber: 'PO 12, PO 13',
      },
      Orders: [
        { OrderID: second.orderId, OrderNumber: second.number },
        { OrderID: first.orderId, OrderNumber: first.number },
      ],
      Payments: [{ Amount: total, Pending: total }],
      OrderLines: [
        { ProductId: '6205', Qty: 6, OrderNumber: first.number },
        { ProductId: '6205', Qty: 4, OrderNumber: second.number },
      ],
    });
    expect(await owed()).toEqual({ Owed: total, Held: first.total + second.total - total });
    const letters = shop.mails.filter(({ subject }) => subject.includes('INV-2026-'));
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain(`${first.number}, ${second.number}`);
    expect(letters[0]?.attachments?.[0]?.fileName).toBe('INV-2026-000001.pdf');

    await ship(first.orderId, 4);
    await later(A_MONTH);
    const next = await invoice(lastIssued().invoiceId);
    expect(next).toMatchObject({ InvoiceDate: '2026-12-31', OrderNumber: first.number, OrderLines: [{ Qty: 4 }] });
    expect(next.Orders).toBeUndefined();
    expect(total + next.Total).toBe(first.total + second.total);
    expect(await owed()).toEqual({ Owed: first.total + second.total, Held: 0 });
  });

  it('is paid as any other, in parts, too', async () => {
    const first = await placed(2);
    const second = await placed(3);
    await ship(first.orderId, 2);
    await ship(second.orderId, 3);
    await later(UNTIL_CLOSED);
    const { invoiceId: InvoiceId, total } = lastIssued();
    await ben.post('customer/chargeinvoice', {
      Invoices: [{ InvoiceId, Amount: total - 100 }],
      payment: await payByCard(ben),
    });
    await shop.quiet();
    expect(await invoice(InvoiceId)).toMatchObject({ PaymentStatus: 'Pending', AmountPending: 100 });
    await ben.post('customer/chargeinvoice', { Invoices: [{ InvoiceId, Amount: 100 }], payment: await payByCard(ben) });
    await shop.quiet();
    expect(await invoice(InvoiceId)).toMatchObject({ PaymentStatus: 'Paid', AmountPaid: total });
    expect(await owed()).toEqual({ Owed: 0, Held: 0 });
  });

  it('takes the discount of an early payment off each order, to the cent, so that what is shown is what is paid', async () => {
    await helen.post('admin/customer/change', {
      ...{ accountId, seen: { paymentTermDays: null, discountRate: 0, discountDays: 0 } },
      changed: { paymentTermDays: 30, discountRate: 2_500, discountDays: 10 },
    });
    const orders = [];
    for (const quantity of [1, 2, 3, 5, 7]) {
      const { orderId } = await placed(quantity);
      await ship(orderId, quantity);
      orders.push(orderId);
    }
    await later(UNTIL_CLOSED);
    const { invoiceId: InvoiceId, total } = lastIssued();
    const { AmountPayable, Discount } = await invoice(InvoiceId);
    expect(AmountPayable + needed(Discount, 'discount').Amount).toBe(total);
    await ben.post('customer/chargeinvoice', {
      Invoices: [{ InvoiceId, Amount: AmountPayable }],
      payment: await payByCard(ben),
    });
    await shop.quiet();
    expect(await invoice(InvoiceId)).toMatchObject({ PaymentStatus: 'Paid', AmountDiscounted: Discount?.Amount });
    expect(await owed()).toEqual({ Owed: 0, Held: 0 });
  });

  it('is never billed what came back within the month, and has a credit note for what comes back later', async () => {
    const first = await placed(10);
    const second = await placed(5);
    await ship(first.orderId, 10);
    await ship(second.orderId, 5);
    const back = await refund(first.orderId, 4);
    expect(await owed()).toEqual({ Owed: 0, Held: first.total + second.total - back });
    await later(UNTIL_CLOSED);
    const { invoiceId, total } = lastIssued();
    expect(total).toBe(first.total + second.total - back);
    expect((await invoice(invoiceId)).OrderLines.map(({ Qty }) => Qty)).toEqual([6, 5]);
    expect((await invoice(invoiceId)).CreditNotes).toEqual([]);

    const credited = await refund(second.orderId, 2);
    const paper = await invoice(invoiceId);
    expect(paper).toMatchObject({
      ...{ AmountCredited: credited, AmountPending: total - credited },
      CreditNotes: [{ Number: 'CN-2026-000001', Total: credited, OrderLines: [{ Qty: 2 }] }],
    });
    // What leaves later is on no bill with what was credited.
    const third = await placed(1);
    await ship(third.orderId, 1);
    await later(A_MONTH);
    expect(await invoice(lastIssued().invoiceId)).toMatchObject({
      ...{ Total: third.total, Deduction: 0, OrderLines: [{ Qty: 1 }] },
    });
    expect(await owed()).toEqual({ Owed: first.total + second.total + third.total - back - credited, Held: 0 });
  });

  it('has no invoice of a month whose goods all came back', async () => {
    const { orderId } = await placed(10);
    await ship(orderId, 10);
    const asked = { orderId, lines: [{ lineId: '1', quantity: 10 }], freight: 0 };
    const { OrderHeader } = await ben.post('customer/getorderdetails', { OrderId: orderId });
    const all = { ...asked, freight: OrderHeader.ShippingTotal };
    const { changes, amount } = await helen.post('admin/order/previewrefund', all);
    await helen.post('admin/order/refund', { ...all, changes, amount, restock: true, reason: 'All of it' });
    await later(UNTIL_CLOSED);
    expect(issued()).toEqual([]);
    expect(await owed()).toEqual({ Owed: 0, Held: 0 });
  });

  it('keeps what they ordered under other terms as it was', async () => {
    const before = await placed(3);
    await helen.post('admin/customer/change', {
      ...{ accountId, seen: { invoicing: 'month' }, changed: { invoicing: 'order' } },
    });
    await ship(before.orderId, 3);
    const after = await placed(2);
    expect(issued()).toMatchObject([{ invoiceId: `${after.orderId}.1`, total: after.total }]);
    await later(UNTIL_CLOSED);
    expect(lastIssued()).toMatchObject({ total: before.total });
  });
});
