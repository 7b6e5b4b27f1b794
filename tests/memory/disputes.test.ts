// Disputes of invoices (issue 34): from the buyer's page to the letter that ends them.
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { needed } from '#domain/shared/needed.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { payByCard, type Visitor } from '../harness/visitor.ts';

const DAY_MS = 86_400_000;

describe('a disputed invoice', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let helen: Visitor;

  const signIn = (buyer: Visitor, userName: string) =>
    buyer.post('account/login', { userName, password: DEMO_PASSWORD });
  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = shop.visitor();
    await signIn(ben, 'ben');
    helen = await staffMember(shop, 'helen');
  });
  afterEach(() => shop.stop());

  const { accountId } = needed(
    accounts.find(({ contacts }) => contacts.some(({ userName }) => userName === 'ben')),
    'account of ben',
  );

  async function ordered(quantity = 10) {
    const { orderId, total } = await readyToPay(ben, [['6205', quantity]]);
    const payment = { method: 'terms', poNumber: 'PO 12' } as const;
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await shop.quiet();
    return { orderId, total, invoiceId: `${orderId}.1` };
  }
  const invoice = (InvoiceId: string) => ben.get('customer/getinvoicedetails', { InvoiceId });
  const dispute = (InvoiceId: string, by = ben) =>
    by.post('customer/disputeinvoice', { InvoiceId, Reason: 'damaged', Text: 'Two are bent' });
  const receive = (amount: number, more: object = {}) =>
    helen.post('admin/customer/recordpayment', {
      ...{ accountId, amount, reference: `Cheque ${amount}`, receivedOn: '2026-11-18', ...more },
    });
  const subjects = () => shop.mails.map(({ subject }) => subject);

  it('is held: nobody is reminded of it, and it is marked', async () => {
    const { invoiceId, total } = await ordered();
    await dispute(invoiceId);
    await shop.quiet();
    expect(await invoice(invoiceId)).toMatchObject({
      IsDisputed: true,
      AmountPayable: total,
      Dispute: {
        Status: 'open',
        Reason: 'damaged',
        Amount: total,
        Messages: [{ Side: 'buyer', Text: 'Two are bent' }],
      },
    });
    expect(await ben.get('customer/getagedbalance', {})).toMatchObject({ OpenItems: [{ IsDisputed: true }] });
    shop.clock.advance(60 * DAY_MS);
    await shop.quiet();
    expect(subjects()).not.toContainEqual(expect.stringContaining('Reminder'));
  });

  it('is answered in a thread, and the buyer gets each answer by a letter', async () => {
    const { invoiceId } = await ordered();
    await dispute(invoiceId);
    await helen.post('admin/dispute/answer', { invoiceId, text: 'Please send a picture' });
    await ben.post('customer/answerdispute', { InvoiceId: invoiceId, Text: 'Here it is' });
    await shop.quiet();
    const letters = shop.mails.filter(({ subject }) => subject.startsWith('Your dispute of invoice'));
    expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining('Please send a picture')]);
    const { Dispute } = await invoice(invoiceId);
    expect(Dispute?.Messages.map(({ Side, Text }) => [Side, Text])).toEqual([
      ['buyer', 'Two are bent'],
      ['staff', 'Please send a picture'],
      ['buyer', 'Here it is'],
    ]);
  });

  it('is passed over by a payment of staff who do not say that it is meant', async () => {
    const [one, two] = [await ordered(), await ordered(20)];
    await dispute(one.invoiceId);
    await shop.quiet();
    await receive(two.total);
    expect(await invoice(one.invoiceId)).toMatchObject({ AmountPaid: 0 });
    expect(await invoice(two.invoiceId)).toMatchObject({ PaymentStatus: 'Paid' });
    expect(await helen.refused(receive(100))).toMatchObject({ code: 'payment_of_disputed' });
    await receive(100, { disputedToo: true });
    expect(await invoice(one.invoiceId)).toMatchObject({ AmountPaid: 100 });
  });

  it('is paid by its buyer where they choose it', async () => {
    const { invoiceId, total } = await ordered();
    await dispute(invoiceId);
    await shop.quiet();
    const payment = await payByCard(ben);
    await ben.post('customer/chargeinvoice', { Invoices: [{ InvoiceId: invoiceId, Amount: total }], payment });
    expect(await invoice(invoiceId)).toMatchObject({ PaymentStatus: 'Paid' });
  });

  it('is upheld: it is owed as it was billed, and the buyer is reminded again', async () => {
    const { invoiceId } = await ordered();
    await dispute(invoiceId);
    expect(await ben.refused(dispute(invoiceId))).toMatchObject({ code: 'dispute_open' });
    await helen.post('admin/dispute/resolve', { invoiceId, outcome: 'upheld', text: 'They left here whole' });
    await shop.quiet();
    expect(await invoice(invoiceId)).toMatchObject({ IsDisputed: false, Dispute: { Status: 'upheld' } });
    expect(subjects()).toContainEqual(expect.stringContaining('it is owed as it was billed'));
    await receive(100);
    expect(await invoice(invoiceId)).toMatchObject({ AmountPaid: 100 });
    shop.clock.advance(60 * DAY_MS);
    await shop.quiet();
    expect(subjects()).toContainEqual(expect.stringContaining('Reminder'));
  });

  it('is resolved by a credit note of the invoice, and no other', async () => {
    const { orderId, invoiceId } = await ordered();
    await dispute(invoiceId);
    const resolve = (creditNoteId: string) =>
      helen.post('admin/dispute/resolve', { invoiceId, outcome: 'credited', creditNoteId, text: 'Sorry' });
    expect(await helen.refused(resolve('nothing'))).toMatchObject({ code: 'credit_note_not_found' });
    const lines = [{ lineId: '1', quantity: 10 }];
    await helen.post('admin/order/shiplines', { orderId, carrier: 'UPS', trackingNumber: 'T1', lines });
    const asked = { orderId, lines: [{ lineId: '1', quantity: 2 }], freight: 0, goodwill: 0 };
    const { changes, amount } = await helen.post('admin/order/previewrefund', asked);
    await helen.post('admin/order/refund', { ...asked, changes, amount, restock: false, reason: 'Bent' });
    await shop.quiet();
    const { CreditNotes } = await invoice(invoiceId);
    await resolve(needed(CreditNotes[0], 'credit note').CreditNoteId);
    await shop.quiet();
    expect(await invoice(invoiceId)).toMatchObject({ IsDisputed: false, Dispute: { Status: 'credited' } });
    expect(subjects()).toContainEqual(expect.stringContaining('Resolved: your dispute of invoice INV-2026-000001'));
  });

  it('is somebody’s own, and something of it is owed', async () => {
    const { invoiceId, total } = await ordered();
    const chloe = shop.visitor();
    await signIn(chloe, 'chloe');
    expect(await chloe.refused(dispute(invoiceId, chloe))).toMatchObject({ code: 'invoices_denied' });
    expect(await ben.refused(dispute('nobody.1'))).toMatchObject({ code: 'invoice_not_found' });
    await receive(total);
    expect(await ben.refused(dispute(invoiceId))).toMatchObject({ code: 'dispute_nothing_owed' });
    expect(
      await ben.refused(ben.post('customer/answerdispute', { InvoiceId: invoiceId, Text: 'Hello' })),
    ).toMatchObject({ code: 'dispute_not_found' });
  });
});
