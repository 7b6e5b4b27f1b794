// Terms of payment (issue 34): when an order on terms falls due, and what a payment within some days takes off.
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { needed } from '#domain/shared/needed.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { payByCard, type Visitor } from '../harness/visitor.ts';

const DAY_MS = 86_400_000;
const { accountId } = needed(
  accounts.find(({ contacts }) => contacts.some(({ userName }) => userName === 'ben')),
  'account of ben',
);

describe('terms of payment', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let helen: Visitor;
  const signIn = () => ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });

  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = shop.visitor();
    await signIn();
    helen = await staffMember(shop, 'helen');
  });
  afterEach(() => shop.stop());

  async function ordered() {
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    await ben.post('checkout/placeorder', {
      ...{ OrderId: orderId, OrderTotal: total },
      payment: { method: 'terms', poNumber: 'PO 7' },
    });
    await shop.quiet();
    return { total, InvoiceId: `${orderId}.1` };
  }
  const invoice = (InvoiceId: string) => ben.get('customer/getinvoicedetails', { InvoiceId });
  const agree = async () => {
    await helen.post('admin/customer/change', {
      ...{ accountId, seen: { paymentTermDays: null, termFromMonthEnd: false, discountRate: 0, discountDays: 0 } },
      changed: { paymentTermDays: 15, termFromMonthEnd: true, discountRate: 2_000, discountDays: 10 },
    });
    await shop.quiet();
  };
  const typesOf = async () => (await shop.application.store.readStream(`credit-${accountId}`)).map(({ type }) => type);

  it('are the shop’s, until a customer has their own', async () => {
    for (const [name, value] of [
      ['PaymentTermDays', '45'],
      ['EarlyPaymentDiscountPercent', '1.5'],
      ['EarlyPaymentDays', '7'],
    ] as const)
      await shop.send('setting/save', { name, value });
    expect(await ben.get('customer/getagedbalance', {})).toMatchObject({
      ...{ TermDays: 45, TermFromMonthEnd: false, DiscountPercent: 1.5, DiscountDays: 7 },
    });
    const first = await ordered();
    expect(await invoice(first.InvoiceId)).toMatchObject({ DueDate: '2027-01-02', Discount: { Until: '2026-11-25' } });
    await agree();
    const second = await ordered();
    expect(await invoice(second.InvoiceId)).toMatchObject({ DueDate: '2026-12-15', Discount: { Until: '2026-11-28' } });
    expect(await ben.get('customer/getagedbalance', {})).toMatchObject({
      ...{ TermDays: 15, TermFromMonthEnd: true, DiscountPercent: 2, DiscountDays: 10 },
    });
  });

  it('take their discount off what a buyer pays in time, who is asked for no more', async () => {
    await agree();
    const { InvoiceId, total } = await ordered();
    const off = Math.round(total * 0.02);
    expect(await invoice(InvoiceId)).toMatchObject({
      AmountPending: total,
      AmountPayable: total - off,
      Discount: { Amount: off },
    });
    const pay = async (Amount: number) =>
      ben.post('customer/chargeinvoice', { Invoices: [{ InvoiceId, Amount }], payment: await payByCard(ben) });
    expect(await ben.refused(pay(total))).toMatchObject({ code: 'invoice_not_owed' });
    await pay(total - off);
    await shop.quiet();
    expect(await invoice(InvoiceId)).toMatchObject({
      ...{ PaymentStatus: 'Paid', AmountPaid: total - off, AmountDiscounted: off, AmountPending: 0, AmountPayable: 0 },
    });
    expect(await ben.get('customer/getagedbalance', {})).toMatchObject({ Owed: 0 });
    expect((await typesOf()).slice(-2)).toEqual(['AccountPaymentReceived', 'EarlyPaymentDiscountGranted']);
  });

  it('take nothing off once their days are over', async () => {
    await agree();
    const { InvoiceId, total } = await ordered();
    shop.clock.advance(11 * DAY_MS);
    await signIn();
    const { Discount, AmountPayable } = await invoice(InvoiceId);
    expect([Discount, AmountPayable]).toEqual([undefined, total]);
  });

  it('hold for a cheque by the day on which it was received, and it owes all again when it bounces', async () => {
    await agree();
    const { InvoiceId, total } = await ordered();
    const off = Math.round(total * 0.02);
    shop.clock.advance(20 * DAY_MS);
    helen = await staffMember(shop, 'helen');
    const receipt = { accountId, amount: total - off, reference: 'Cheque 9' };
    await helen.post('admin/customer/recordpayment', { ...receipt, receivedOn: '2026-11-27' });
    await shop.quiet();
    await signIn();
    expect(await invoice(InvoiceId)).toMatchObject({ AmountPending: 0, AmountDiscounted: off });
    const events = await shop.application.store.readStream(`credit-${accountId}`);
    const { receiptId } = events.at(-1)!.data as { receiptId: string };
    await helen.post('admin/credit/reversepayment', { accountId, receiptId, reason: 'Bounced' });
    await shop.quiet();
    expect(await invoice(InvoiceId)).toMatchObject({ AmountPending: total, AmountDiscounted: 0 });
    expect(await ben.get('customer/getagedbalance', {})).toMatchObject({ Owed: total });
  });

  it('are changed by who may grant credit', async () => {
    const csr = await staffMember(shop, 'dana');
    expect(
      await csr.refused(
        csr.post('admin/customer/change', { accountId, seen: { discountRate: 0 }, changed: { discountRate: 1_000 } }),
      ),
    ).toMatchObject({ status: 403 });
  });
});
