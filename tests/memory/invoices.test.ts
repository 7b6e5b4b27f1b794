// Invoices (spec 2, 3, 6, 9; issue 34): one for each order, a credit note for what comes back, and paying what is owed.
import type { ApiError } from '#contracts/client.ts';
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { needed } from '#domain/shared/needed.ts';
import type { MemoryGateway } from '../harness/memory-gateway.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { cards, payByCard, type Visitor } from '../harness/visitor.ts';

const DAY_MS = 86_400_000;

describe('invoices', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let helen: Visitor;

  const signIn = (buyer: Visitor, userName = 'ben') =>
    buyer.post('account/login', { userName, password: DEMO_PASSWORD });

  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = shop.visitor();
    await signIn(ben);
    helen = await staffMember(shop, 'helen');
  });
  afterEach(() => shop.stop());

  const { accountId } = needed(
    accounts.find(({ contacts }) => contacts.some(({ userName }) => userName === 'ben')),
    'account of ben',
  );

  async function ordered(method: 'terms' | 'card', quantity = 10) {
    const { orderId, total } = await readyToPay(ben, [['6205', quantity]]);
    const payment = method === 'card' ? await payByCard(ben) : ({ method, poNumber: 'PO 12' } as const);
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await shop.quiet();
    return { orderId, total, invoiceId: `${orderId}.1` };
  }
  const invoice = (InvoiceId: string) => ben.get('customer/getinvoicedetails', { InvoiceId });
  const balance = () => ben.get('customer/getagedbalance', {});
  const pay = (InvoiceId: string, Amount: number, payment: Awaited<ReturnType<typeof payByCard>>) =>
    ben.post('customer/chargeinvoice', { Invoices: [{ InvoiceId, Amount }], payment });

  it('are issued for each order, numbered without a gap, and say what the order says', async () => {
    const first = await ordered('terms');
    const second = await ordered('card');
    expect(await invoice(first.invoiceId)).toMatchObject({
      InvoiceNumber: 'INV-2026-000001',
      InvoiceDate: '2026-11-18',
      DueDate: '2026-12-18',
      PONumber: 'PO 12',
      Total: first.total,
      AmountPaid: 0,
      AmountPending: first.total,
      PaymentStatus: 'Pending',
      OrderLines: [{ ProductId: '6205', Qty: 10 }],
      CreditNotes: [],
    });
    expect(await invoice(second.invoiceId)).toMatchObject({
      InvoiceNumber: 'INV-2026-000002',
      DueDate: '2026-11-18',
      AmountPaid: second.total,
      AmountPending: 0,
      PaymentStatus: 'Paid',
    });
  });

  it('come by a letter where something is owed, and again when it is overdue', async () => {
    const { invoiceId, total } = await ordered('terms');
    const letters = () => shop.mails.filter(({ subject }) => subject.includes('INV-2026-000001'));
    expect(letters().map(({ subject, attachments }) => [subject, attachments?.[0]?.fileName])).toEqual([
      [expect.stringContaining('Invoice INV-2026-000001'), 'INV-2026-000001.pdf'],
    ]);
    shop.clock.advance(32 * DAY_MS);
    await shop.quiet();
    expect(letters()).toHaveLength(2);
    await signIn(ben);
    await pay(invoiceId, total, await payByCard(ben));
    shop.clock.advance(30 * DAY_MS);
    await shop.quiet();
    expect(letters()).toHaveLength(2);
  });

  it('are credited with what a refund gives back', async () => {
    const { orderId, invoiceId, total } = await ordered('terms');
    const lines = [{ lineId: '1', quantity: 10 }];
    await helen.post('admin/order/shiplines', { orderId, carrier: 'UPS', trackingNumber: 'T1', lines });
    const asked = { orderId, lines: [{ lineId: '1', quantity: 4 }], freight: 0, goodwill: 0 };
    const { changes, amount } = await helen.post('admin/order/previewrefund', asked);
    await helen.post('admin/order/refund', { ...asked, changes, amount, restock: true, reason: 'Returned' });
    await shop.quiet();
    expect(await invoice(invoiceId)).toMatchObject({
      AmountCredited: amount,
      AmountPending: total - amount,
      CreditNotes: [{ Number: 'CN-2026-000001', Total: amount, Reason: 'Returned', OrderLines: [{ Qty: 4 }] }],
    });
  });

  it('are credited whole where an order is cancelled that was never paid', async () => {
    await shop.send('setting/save', { name: 'PayByWire', value: '1' });
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    const payment = { method: 'wire', reference: 'W 1' } as const;
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await shop.quiet();
    expect(await invoice(`${orderId}.1`)).toMatchObject({ AmountPending: total, AmountPayable: 0 });
    const asked = { orderId, lines: [{ lineId: '1', quantity: 10 }], freight: 0 };
    const { changes, amount } = await helen.post('admin/order/previewcancel', asked);
    await helen.post('admin/order/cancellines', { ...asked, changes, amount, reason: 'Never paid' });
    await shop.quiet();
    expect(await invoice(`${orderId}.1`)).toMatchObject({
      AmountPending: 0,
      AmountCredited: total,
      AmountPaid: 0,
      CreditNotes: [{ Number: 'CN-2026-000001', Total: total, OrderLines: [{ Qty: 10 }] }],
    });
  });

  it('are paid where another payment takes the place of the one that was waited for', async () => {
    await shop.send('setting/save', { name: 'PayByWire', value: '1' });
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    const payment = { method: 'wire', reference: 'W 2' } as const;
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await shop.quiet();
    await ben.post('checkout/processadvancepayment', {
      ...{ OrderId: orderId, Amount: total },
      Payments: [{ payment: await payByCard(ben) }],
    });
    await shop.quiet();
    expect(await invoice(`${orderId}.1`)).toMatchObject({
      ...{ AmountPending: 0, AmountCredited: 0, AmountPaid: total, PaymentStatus: 'Paid', CreditNotes: [] },
    });
    const lines = [{ lineId: '1', quantity: 10 }];
    await helen.post('admin/order/shiplines', { orderId, carrier: 'UPS', trackingNumber: 'T1', lines });
    const asked = { orderId, lines: [{ lineId: '1', quantity: 4 }], freight: 0, goodwill: 0 };
    const { changes, amount } = await helen.post('admin/order/previewrefund', asked);
    await helen.post('admin/order/refund', { ...asked, changes, amount, restock: true, reason: 'Returned' });
    await shop.quiet();
    expect(await invoice(`${orderId}.1`)).toMatchObject({ CreditNotes: [{ Total: amount }] });
  });

  it('are paid together with what is owed besides, such as a charge by hand', async () => {
    const order = await ordered('terms');
    const charge = { accountId, amount: 700, dueOn: '2026-12-01', reason: 'Pallets' };
    await helen.post('admin/credit/adjustbalance', charge);
    const { Owed: before, OpenItems } = await balance();
    const other = needed(
      OpenItems.find(({ Kind }) => Kind === 'adjustment'),
      'charge',
    );
    expect(other).toMatchObject({ Open: 700, Payable: 700 });
    await ben.post('customer/chargeinvoice', {
      Invoices: [
        { InvoiceId: order.invoiceId, Amount: order.total },
        { InvoiceId: other.InvoiceId, Amount: 700 },
      ],
      payment: await payByCard(ben),
    });
    expect((await balance()).Owed).toBe(before - order.total - 700);
    expect(await ben.refused(pay(other.InvoiceId, 1, await payByCard(ben)))).toMatchObject({
      code: 'invoice_not_owed',
    });
  });

  it('are paid several at once, one of them in part, and a bounced cheque owes again', async () => {
    const [one, two] = [await ordered('terms'), await ordered('terms', 20)];
    const owed = one.total + two.total;
    expect(await balance()).toMatchObject({
      Owed: owed,
      Overdue: 0,
      Buckets: [{ From: 0, Amount: owed, Items: 2 }, {}, {}, {}, {}],
    });
    const Invoices = [
      { InvoiceId: one.invoiceId, Amount: one.total },
      { InvoiceId: two.invoiceId, Amount: 500 },
    ];
    expect(await ben.post('customer/chargeinvoice', { Invoices, payment: await payByCard(ben) })).toMatchObject({
      status: 'paid',
      Amount: one.total + 500,
    });
    expect(await invoice(one.invoiceId)).toMatchObject({ PaymentStatus: 'Paid', AmountPaid: one.total });
    expect(await invoice(two.invoiceId)).toMatchObject({ AmountPaid: 500, AmountPending: two.total - 500 });
    const cheque = { accountId, amount: 300, reference: 'Cheque 7', receivedOn: '2026-11-18' };
    await helen.post('admin/customer/recordpayment', cheque);
    expect(await invoice(two.invoiceId)).toMatchObject({ AmountPending: two.total - 800 });
    const events = await shop.application.store.readStream(`credit-${accountId}`);
    const { receiptId } = needed(events.at(-1), 'receipt').data as { receiptId: string };
    const reversal = { accountId, receiptId, reason: 'Bounced' };
    await helen.post('admin/credit/reversepayment', reversal);
    await helen.post('admin/credit/reversepayment', reversal);
    expect(await invoice(two.invoiceId)).toMatchObject({ AmountPending: two.total - 500 });
    expect((await balance()).Owed).toBe(two.total - 500);
  });

  it('are paid once by the same click, which is told so again', async () => {
    const { invoiceId, total } = await ordered('terms');
    const asked = { Invoices: [{ InvoiceId: invoiceId, Amount: total }], payment: await payByCard(ben) };
    const commandId = crypto.randomUUID();
    const first = await ben.post('customer/chargeinvoice', asked, { commandId });
    expect(first.status).toBe('paid');
    expect(await ben.post('customer/chargeinvoice', asked, { commandId })).toEqual(first);
    expect((await balance()).Owed).toBe(0);
  });

  it('are paid once, however often at once', async () => {
    const { invoiceId, total } = await ordered('terms');
    const payments = await Promise.all(Array.from({ length: 200 }, () => payByCard(ben)));
    const answers = await Promise.allSettled(payments.map((payment) => pay(invoiceId, total, payment)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = answers.flatMap((one) => (one.status === 'rejected' ? [(one.reason as ApiError).answer.code] : []));
    expect([...new Set(codes)]).toEqual(['invoice_not_owed']);
    expect((await balance()).Owed).toBe(0);
  });

  it('are not paid beyond what is owed, nor somebody else’s, nor on account', async () => {
    const { invoiceId, total } = await ordered('terms');
    const card = await payByCard(ben);
    expect(await ben.refused(pay(invoiceId, total + 1, card))).toMatchObject({ code: 'invoice_not_owed' });
    expect(await ben.refused(pay('nobody.1', 1, card))).toMatchObject({ code: 'invoice_not_owed' });
    const onAccount = { method: 'terms', poNumber: 'x' } as const;
    const Invoices = [{ InvoiceId: invoiceId, Amount: 1 }];
    expect(await ben.refused(ben.post('customer/chargeinvoice', { Invoices, payment: onAccount }))).toMatchObject({
      code: 'payment_method_not_allowed',
    });
    const chloe = shop.visitor();
    await signIn(chloe, 'chloe');
    expect(await chloe.refused(chloe.get('customer/getinvoicedetails', { InvoiceId: invoiceId }))).toMatchObject({
      code: 'invoices_denied',
    });
  });

  it('a refused card leaves them as they were', async () => {
    const { invoiceId, total } = await ordered('terms');
    expect(await ben.refused(pay(invoiceId, total, await payByCard(ben, cards.declined)))).toMatchObject({
      code: 'card_declined',
    });
    const kept = await payByCard(ben, cards.captureDeclined);
    expect(await ben.refused(pay(invoiceId, total, kept))).toMatchObject({ code: 'capture_declined' });
    expect(await invoice(invoiceId)).toMatchObject({ AmountPending: total });
    expect(await pay(invoiceId, total, await payByCard(ben))).toMatchObject({ status: 'paid' });
  });

  it('wait for the buyer’s bank, and are free again where it is given up or never answers', async () => {
    const { invoiceId, total } = await ordered('terms');
    const asked = await pay(invoiceId, total, await payByCard(ben, cards.challenge));
    expect(asked.status).toBe('challenge');
    const again = await payByCard(ben);
    expect(await ben.refused(pay(invoiceId, total, again))).toMatchObject({ code: 'invoice_not_owed' });
    await ben.post('customer/cancelinvoicepayment', { InvoicePaymentId: asked.InvoicePaymentId });
    const left = await pay(invoiceId, total, await payByCard(ben, cards.challenge));
    expect(left.status).toBe('challenge');
    shop.clock.advance(20 * 60_000);
    await shop.quiet();
    expect(await pay(invoiceId, total, await payByCard(ben))).toMatchObject({ status: 'paid' });
  });

  describe('paid by a bank debit', () => {
    const debits = { settles: '000123456789', returned: '000222222227', bounces: '000555555559' } as const;
    const daysPass = async (ms: number) => {
      shop.clock.advance(ms);
      await shop.quiet();
    };
    const MINUTE = 60_000;
    beforeEach(() => shop.send('setting/save', { name: 'PayByBankDebit', value: '1' }));

    const debit = async (account: string) => {
      const { invoiceId, total } = await ordered('terms');
      const token = (shop.application.services.gateways.cards as MemoryGateway).accountTokenFor(account);
      const answer = await ben.post('customer/chargeinvoice', {
        Invoices: [{ InvoiceId: invoiceId, Amount: total }],
        payment: { method: 'bank-debit', token },
      });
      await shop.quiet();
      return { invoiceId, total, answer, InvoicePaymentId: answer.InvoicePaymentId };
    };
    const details = (InvoicePaymentId: string) => ben.post('checkout/getinvoiceACHpymentdetails', { InvoicePaymentId });

    it('are offered it, and stay open while the provider collects it; nothing of them is paid twice meanwhile', async () => {
      const methods = await ben.get('customer/getinvoicepaymentoptions', {});
      expect(methods.map(({ method }) => method)).toContain('bank-debit');
      expect(methods.map(({ method }) => method)).not.toContain('wire');
      const { invoiceId, total, answer, InvoicePaymentId } = await debit(debits.settles);
      expect(answer).toMatchObject({ status: 'awaited', Amount: total });
      expect(await details(InvoicePaymentId)).toMatchObject({
        Status: 'awaited',
        Text: 'Example Bank ••••6789',
        Amount: total,
        Invoices: [{ InvoiceId: invoiceId, Amount: total }],
      });
      expect(await invoice(invoiceId)).toMatchObject({
        ...{ AmountPaid: 0, AmountPending: total, AmountAwaited: total, AmountPayable: 0 },
      });
      expect(await ben.refused(pay(invoiceId, total, await payByCard(ben)))).toMatchObject({
        code: 'invoice_not_owed',
      });
      await daysPass(MINUTE);
      expect(await details(InvoicePaymentId)).toMatchObject({ Status: 'paid' });
      expect(await invoice(invoiceId)).toMatchObject({
        ...{ AmountPaid: total, AmountPending: 0, AmountAwaited: 0, PaymentStatus: 'Paid' },
      });
    });

    it('are owed as before where the bank returns it before it settles, and their buyer is written to', async () => {
      const { invoiceId, total, InvoicePaymentId } = await debit(debits.returned);
      await daysPass(2 * MINUTE);
      expect(await details(InvoicePaymentId)).toMatchObject({ Status: 'failed', Reason: 'debit_insufficient_funds' });
      expect(await invoice(invoiceId)).toMatchObject({
        ...{ AmountPaid: 0, AmountPending: total, AmountAwaited: 0, AmountPayable: total },
      });
      expect(shop.mails.at(-1)?.subject).toContain('returned the payment of invoice INV-2026-000001');
    });

    it('are owed again where it bounces after it had settled', async () => {
      const { invoiceId, total, InvoicePaymentId } = await debit(debits.bounces);
      await daysPass(MINUTE);
      expect(await invoice(invoiceId)).toMatchObject({ PaymentStatus: 'Paid', AmountPending: 0 });
      await daysPass(10 * MINUTE);
      expect(await details(InvoicePaymentId)).toMatchObject({ Status: 'returned' });
      expect(await invoice(invoiceId)).toMatchObject({
        ...{ AmountPaid: 0, AmountPending: total, AmountPayable: total, PaymentStatus: 'Pending' },
      });
      expect((await pay(invoiceId, total, await payByCard(ben))).status).toBe('paid');
    });

    it('are nobody else’s to ask for', async () => {
      const { InvoicePaymentId } = await debit(debits.settles);
      const adele = shop.visitor();
      await signIn(adele, 'adele');
      expect(
        await adele.refused(adele.post('checkout/getinvoiceACHpymentdetails', { InvoicePaymentId })),
      ).toMatchObject({ code: 'invoice_payment_not_found' });
    });
  });
});
