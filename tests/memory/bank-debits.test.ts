// Bank debit (spec 3 and 5, ACH): begun with the order, settled days later, and perhaps returned even after that.
import { needed } from '#domain/shared/needed.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { MemoryGateway } from '../harness/memory-gateway.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { mailTo, orderDetail, staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import type { Visitor } from '../harness/visitor.ts';

const MINUTE = 60_000;
const accounts = {
  settles: '000123456789',
  late: '000000000009',
  returned: '000222222227',
  closed: '000111111113',
  bounces: '000555555559',
  silent: '000666666661',
} as const;

describe('an order paid by bank debit', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let dana: Visitor;
  beforeEach(async () => {
    shop = await startMemoryShop();
    await shop.send('setting/save', { name: 'PayByBankDebit', value: '1' });
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    dana = await staffMember(shop, 'dana');
  });
  afterEach(() => shop.stop());

  const gateway = () => shop.application.services.gateways.cards as MemoryGateway;
  const typesOf = async (stream: string) => (await shop.application.store.readStream(stream)).map(({ type }) => type);
  const paymentOf = (orderId: string) => typesOf(`payment-${orderId}.1.1`);
  const byAccount = (number: string) => ({ method: 'bank-debit' as const, token: gateway().accountTokenFor(number) });
  const place = async (number: string) => {
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: byAccount(number) });
    return { orderId, total };
  };
  const daysPass = async (ms: number) => {
    shop.clock.advance(ms);
    await shop.quiet();
  };
  const header = async (orderId: string) =>
    (await ben.post('customer/getorderdetails', { OrderId: orderId })).OrderHeader;
  const ship = (orderId: string) =>
    dana.post('admin/order/shiplines', {
      orderId,
      carrier: 'UPS',
      trackingNumber: 'T1',
      lines: [{ lineId: '1', quantity: 10 }],
    });

  it('is offered to whoever has an account, and to no guest', async () => {
    const { orderId } = await readyToPay(ben, [['6205', 1]]);
    const offered = (await ben.get('customer/getpaymentoptions', { orderId })).map(({ method }) => method);
    expect(offered).toContain('bank-debit');
    const guest = shop.visitor();
    const cart = await readyToPay(guest, [['6205', 1]]);
    const toGuest = (await guest.get('customer/getpaymentoptions', { orderId: cart.orderId })).map((one) => one.method);
    expect(toGuest).not.toContain('bank-debit');
    const payment = byAccount(accounts.settles);
    expect(
      await guest.refused(
        guest.post('checkout/placeorder', { OrderId: cart.orderId, OrderTotal: cart.total, payment }),
      ),
    ).toMatchObject({ code: 'payment_method_not_allowed' });
  });

  it('waits for its money, which the provider reports, and ships then', async () => {
    const { orderId, total } = await place(accounts.settles);
    expect(await header(orderId)).toMatchObject({
      PaymentStatus: 'awaiting',
      PaidTotal: 0,
      PaymentText: 'Example Bank ••••6789',
    });
    expect(await dana.refused(ship(orderId))).toMatchObject({ code: 'payment_awaited' });
    await daysPass(MINUTE);
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'captured', PaidTotal: total });
    const received = (await shop.application.store.readStream(`payment-${orderId}.1.1`)).at(-1);
    expect(received).toMatchObject({ type: 'PaymentReceived', data: { reportedBy: 'provider', amount: total } });
    expect(received?.metadata.actor).toMatch(/^system:/);
    await ship(orderId);
  });

  it('is nobody’s to record: staff who try are told that the provider reports it', async () => {
    const { orderId, total } = await place(accounts.settles);
    const receipt = { paymentId: `${orderId}.1.1`, amount: total, reference: 'x', receivedOn: '2026-11-18' };
    expect(await dana.refused(dana.post('admin/order/receivepayment', { orderId, ...receipt }))).toMatchObject({
      code: 'payment_reported_by_provider',
    });
  });

  it('is asked for ever more rarely until nothing can change it, whatever became of the webhooks', async () => {
    const { orderId } = await place(accounts.late);
    await daysPass(MINUTE - 1_000);
    expect(await paymentOf(orderId)).not.toContain('PaymentReceived');
    await daysPass(10 * MINUTE);
    expect((await paymentOf(orderId)).filter((type) => type === 'PaymentReceived')).toHaveLength(1);
  });

  it.each([
    ['returned', 'debit_insufficient_funds'],
    ['closed', 'debit_account_closed'],
  ] as const)('is not paid where the bank has it %s before it settles', async (which, code) => {
    const { orderId } = await place(accounts[which]);
    await daysPass(2 * MINUTE);
    expect((await paymentOf(orderId)).slice(-2)).toEqual(['PaymentAwaited', 'PaymentReturned']);
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'failed', PaidTotal: 0, PaymentReturned: true });
    expect((await orderDetail(shop, dana, orderId)).Payments).toMatchObject([{ status: 'failed', returned: { code } }]);
    expect(await dana.refused(ship(orderId))).toMatchObject({ code: 'order_unpaid' });
  });

  it('counts as paid no more where it bounces after the goods have left, and its buyer is written to', async () => {
    const { orderId, total } = await place(accounts.bounces);
    await daysPass(MINUTE);
    await ship(orderId);
    await daysPass(10 * MINUTE);
    expect((await paymentOf(orderId)).slice(-2)).toEqual(['PaymentReceived', 'PaymentReturned']);
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'failed', PaidTotal: 0, UnpaidTotal: total });
    expect((await orderDetail(shop, dana, orderId)).DueTotal).toBe(total);
    const { text } = await mailTo(shop, 'guest@example.com', 'returned the payment');
    expect(text).toContain('Example Bank ••••5559: There was not enough money in the account.');
    expect(text).toContain(`/profile/myorders/${orderId}`);
  });

  it('tells whoever paid a charge of their account by it that the bank returned it', async () => {
    const helen = await staffMember(shop, 'helen');
    await helen.post('admin/credit/adjustbalance', {
      accountId: 'ACC-1001',
      amount: 700,
      dueOn: '2026-12-01',
      reason: 'Pallets',
    });
    const { OpenItems } = await ben.get('customer/getagedbalance', {});
    const charge = needed(
      OpenItems.find(({ Kind }) => Kind === 'adjustment'),
      'charge',
    );
    await ben.post('customer/chargeinvoice', {
      ...{ Invoices: [{ InvoiceId: charge.InvoiceId, Amount: 700 }], payment: byAccount(accounts.closed) },
    });
    await daysPass(2 * MINUTE);
    const { text } = await mailTo(shop, 'ben.carter@laurentide.example', 'did not pay $7.00');
    expect(text).toContain('/profile/myinvoices');
  });

  it('is given back to the account once it has settled, and not before', async () => {
    const { orderId } = await place(accounts.settles);
    const asked = { orderId, lines: [{ lineId: '1', quantity: 1 }], freight: 0, goodwill: 0 };
    const early = dana.post('admin/order/refund', { ...asked, changes: 1, amount: 1, reason: 'x' });
    expect(await dana.refused(early)).toMatchObject({ code: expect.any(String) });
    await daysPass(MINUTE);
    const helen = await staffMember(shop, 'helen');
    const { changes, amount, how } = await helen.post('admin/order/previewrefund', asked);
    expect(how).toMatchObject([{ goesTo: 'to the bank account Example Bank ••••6789' }]);
    expect(await helen.post('admin/order/refund', { ...asked, changes, amount, reason: 'Damaged' })).toMatchObject({
      status: 'refunded',
    });
  });

  it('takes nothing where the order is cancelled before it settles', async () => {
    const { orderId } = await place(accounts.settles);
    const asked = { orderId, lines: [{ lineId: '1', quantity: 10 }] };
    const { changes, amount } = await dana.post('admin/order/previewcancel', asked);
    await dana.post('admin/order/cancellines', { ...asked, changes, amount, reason: 'Not needed' });
    await shop.quiet();
    await daysPass(10 * MINUTE);
    expect((await paymentOf(orderId)).at(-1)).toBe('PaymentVoided');
    expect(gateway().statuses()).toEqual(['cancelled']);
  });

  it('is begun once though the provider’s first answer is lost', async () => {
    const { orderId, total } = await readyToPay(ben, [['6205', 1]]);
    const payment = byAccount(accounts.silent);
    const pay = () => ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    expect(await ben.refused(pay())).toMatchObject({ code: 'payment_pending' });
    expect(await pay()).toMatchObject({ status: 'placed' });
    expect(gateway().statuses()).toEqual(['submitted']);
  });

  it('pays beside another method', async () => {
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    const Payments = [
      { Amount: 1_000, payment: { method: 'terms' as const, poNumber: 'PO-1' } },
      { payment: byAccount(accounts.settles) },
    ];
    await ben.post('checkout/processmultiplepayment', { OrderId: orderId, OrderTotal: total, Payments });
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'awaiting', UnpaidTotal: total - 1_000 });
    await daysPass(MINUTE);
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'captured', PaidTotal: total });
  });

  it('keeps no number of the account anywhere', async () => {
    const { orderId } = await place(accounts.settles);
    const streams = [`order-${orderId}`, `checkout-${orderId}`, `payment-${orderId}.1.1`];
    const all = await Promise.all(streams.map((stream) => shop.application.store.readStream(stream)));
    expect(all.flat().length).toBeGreaterThan(5);
    expect(JSON.stringify(all.flat().map(({ data }) => data))).not.toContain(accounts.settles);
  });
});
