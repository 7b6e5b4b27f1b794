// Pay now (spec 7, checkout/processadvancepayment): what an order still owes is paid at once in another way, and never twice.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { MemoryGateway } from '../harness/memory-gateway.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { mailTo, orderDetail, staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { cards, payByCard, type Visitor } from '../harness/visitor.ts';

const MINUTE = 60_000;

describe('an order whose money is not there', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let dana: Visitor;
  beforeEach(async () => {
    shop = await startMemoryShop();
    for (const name of ['PayByWire', 'PayByBankDebit', 'PayByPayPal'] as const)
      await shop.send('setting/save', { name, value: '1' });
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    dana = await staffMember(shop, 'dana');
  });
  afterEach(() => shop.stop());

  const gateway = () => shop.application.services.gateways.cards as MemoryGateway;
  const typesOf = async (stream: string) => (await shop.application.store.readStream(stream)).map(({ type }) => type);
  const wire = { method: 'wire' as const, reference: '4711' };
  const place = async (payment: Awaited<ReturnType<typeof payByCard>> | typeof wire = wire) => {
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    return { orderId, total };
  };
  const payNow = async (orderId: string, Amount: number, number: string = cards.approved, who = ben) =>
    who.post('checkout/processadvancepayment', {
      OrderId: orderId,
      Amount,
      Payments: [{ payment: await payByCard(who, number) }],
    });
  const header = async (orderId: string) =>
    (await ben.post('customer/getorderdetails', { OrderId: orderId })).OrderHeader;

  it('says what it owes, and by what it is paid at once', async () => {
    const { orderId, total } = await place();
    const asked = await ben.post('checkout/getadvancepayment', { OrderId: orderId });
    expect(asked).toMatchObject({ Amount: total, CurrencyCode: 'CAD' });
    expect(asked.Options.map(({ method }) => method)).toEqual(expect.arrayContaining(['card', 'paypal']));
    expect(asked.Options.map(({ method }) => method)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/wire|terms|bank-debit/)]),
    );
  });

  it('is paid by card instead of the wire, which is awaited no more, and ships', async () => {
    const { orderId, total } = await place();
    expect(await payNow(orderId, total)).toMatchObject({ status: 'placed' });
    await shop.quiet();
    expect((await typesOf(`payment-${orderId}.1.1`)).at(-1)).toBe('PaymentVoided');
    expect((await typesOf(`payment-${orderId}.1.2-1`)).at(-1)).toBe('PaymentCaptured');
    expect((await typesOf(`order-${orderId}`)).slice(-2)).toEqual(['OrderPaymentStarted', 'OrderPaymentsReplaced']);
    expect(await header(orderId)).toMatchObject({
      PaymentStatus: 'captured',
      PaidTotal: total,
      UnpaidTotal: 0,
      PaymentText: 'Visa 4242',
    });
    const detail = await orderDetail(shop, dana, orderId);
    expect(detail).toMatchObject({ DueTotal: 0, BeingPaid: false, Payments: [{ status: 'captured' }] });
    expect(detail.ReplacedPayments).toMatchObject([{ method: 'wire', status: 'voided' }]);
    const receipt = { paymentId: `${orderId}.1.1`, amount: total, reference: 'x', receivedOn: '2026-11-18' };
    expect(await dana.refused(dana.post('admin/order/receivepayment', { orderId, ...receipt }))).toMatchObject({
      code: 'payment_not_found',
    });
    const lines = [{ lineId: '1', quantity: 1 }];
    await dana.post('admin/order/shiplines', { orderId, carrier: 'UPS', trackingNumber: 'T', lines });
    expect((await mailTo(shop, 'guest@example.com', 'Your payment for order')).text).toContain('Visa 4242');
  });

  it('is paid anew where the bank refused its card', async () => {
    const { orderId, total } = await place(await payByCard(ben, cards.captureDeclined));
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'failed', UnpaidTotal: total });
    await payNow(orderId, total);
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'captured', PaidTotal: total });
    expect(gateway().statuses()).toEqual(['cancelled', 'captured']);
  });

  it('stays as it was where the new card is declined, and may be paid by another', async () => {
    const { orderId, total } = await place();
    expect(await ben.refused(payNow(orderId, total, cards.declined))).toMatchObject({ code: 'card_declined' });
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'awaiting' });
    expect((await typesOf(`order-${orderId}`)).at(-1)).toBe('OrderPaymentAbandoned');
    await payNow(orderId, total);
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'captured' });
  });

  it('is never paid twice: money that came meanwhile stays, and the new card is not charged', async () => {
    const { orderId, total } = await place();
    const asked = await payNow(orderId, total, cards.challenge);
    expect(asked).toMatchObject({ status: 'challenge' });
    const receipt = { paymentId: `${orderId}.1.1`, amount: total, reference: 'x', receivedOn: '2026-11-18' };
    await dana.post('admin/order/receivepayment', { orderId, ...receipt });
    const [challenged] = [`${orderId}.1.2-1`];
    gateway().answerWallet(challenged, true);
    expect(await ben.refused(ben.post('checkout/completechallenge', { OrderId: orderId }))).toMatchObject({
      code: 'payment_already_captured',
    });
    expect(gateway().statuses()).toEqual(['cancelled']);
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'captured', PaidTotal: total });
  });

  it('is paid once by who presses in two windows', async () => {
    const { orderId, total } = await place();
    const results = await Promise.allSettled([payNow(orderId, total), payNow(orderId, total)]);
    expect(results.map(({ status }) => status)).toContain('fulfilled');
    await shop.quiet();
    expect(
      gateway()
        .statuses()
        .filter((status) => status === 'captured'),
    ).toHaveLength(1);
    expect((await typesOf(`order-${orderId}`)).filter((type) => type === 'OrderPaymentsReplaced')).toHaveLength(1);
    expect(await ben.refused(payNow(orderId, total))).toMatchObject({ code: 'nothing_owed' });
  });

  it('is paid by PayPal once its buyer agrees there, and by nobody who goes back', async () => {
    const { orderId, total } = await place();
    const byPaypal = () =>
      ben.post('checkout/processadvancepayment', {
        OrderId: orderId,
        Amount: total,
        Payments: [{ payment: { method: 'paypal' as const } }],
      });
    const complete = () => ben.post('checkout/completechallenge', { OrderId: orderId });
    expect(await byPaypal()).toMatchObject({ status: 'challenge' });
    gateway().answerWallet(`${orderId}.1.2-1`, false);
    expect(await ben.refused(complete())).toMatchObject({ code: 'wallet_cancelled' });
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'awaiting' });
    await byPaypal();
    gateway().answerWallet(`${orderId}.1.3-1`, true);
    expect(await complete()).toMatchObject({ status: 'placed' });
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'captured', PaymentText: 'PayPal' });
  });

  it('is free again a quarter of an hour after its buyer left PayPal’s page', async () => {
    const { orderId, total } = await place();
    const Payments = [{ payment: { method: 'paypal' as const } }];
    await ben.post('checkout/processadvancepayment', { OrderId: orderId, Amount: total, Payments });
    expect((await orderDetail(shop, dana, orderId)).BeingPaid).toBe(true);
    shop.clock.advance(16 * MINUTE);
    await shop.quiet();
    expect((await orderDetail(shop, dana, orderId)).BeingPaid).toBe(false);
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'awaiting' });
    expect(shop.mails.filter(({ subject }) => subject.includes('not placed'))).toEqual([]);
  });

  it('takes the place of a debit that bounced after the goods had left', async () => {
    const token = gateway().accountTokenFor('000555555559');
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    const payment = { method: 'bank-debit' as const, token };
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    shop.clock.advance(MINUTE);
    await shop.quiet();
    const lines = [{ lineId: '1', quantity: 10 }];
    await dana.post('admin/order/shiplines', { orderId, carrier: 'UPS', trackingNumber: 'T', lines });
    shop.clock.advance(10 * MINUTE);
    await shop.quiet();
    await payNow(orderId, total);
    expect(await header(orderId)).toMatchObject({
      PaymentStatus: 'captured',
      PaidTotal: total,
      OrderStatus: 'shipped',
    });
  });

  it('is paid where a debit is still on its way, which is given up at the provider first', async () => {
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    const payment = { method: 'bank-debit' as const, token: gateway().accountTokenFor('000000000009') };
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await payNow(orderId, total);
    expect(gateway().statuses()).toEqual(['cancelled', 'captured']);
  });

  it('refuses what the buyer did not see, what does not pay at once, and whoever it is not for', async () => {
    const { orderId, total } = await place();
    expect(await ben.refused(payNow(orderId, total - 1))).toMatchObject({ code: 'payment_due_changed' });
    const later = { OrderId: orderId, Amount: total, Payments: [{ payment: wire }] };
    expect(await ben.refused(ben.post('checkout/processadvancepayment', later))).toMatchObject({
      code: 'payment_method_not_allowed',
    });
    const chloe = shop.visitor();
    await chloe.post('account/login', { userName: 'chloe', password: DEMO_PASSWORD });
    expect(await chloe.refused(payNow(orderId, total, cards.approved, chloe))).toMatchObject({
      code: 'order_not_found',
    });
    expect(await chloe.refused(chloe.post('checkout/getadvancepayment', { OrderId: orderId }))).toMatchObject({
      code: 'order_not_found',
    });
    expect((await typesOf(`order-${orderId}`)).slice(1)).toEqual([]);
    const all = { orderId, lines: [{ lineId: '1', quantity: 10 }] };
    const { changes, amount } = await dana.post('admin/order/previewcancel', all);
    await dana.post('admin/order/cancellines', { ...all, changes, amount, reason: 'x' });
    await shop.quiet();
    expect(await ben.refused(payNow(orderId, total))).toMatchObject({ code: 'order_cancelled' });
  });

  it('lets nobody change it while its buyer is at PayPal’s page', async () => {
    const { orderId, total } = await place();
    const Payments = [{ payment: { method: 'paypal' as const } }];
    await ben.post('checkout/processadvancepayment', { OrderId: orderId, Amount: total, Payments });
    const all = { orderId, lines: [{ lineId: '1', quantity: 10 }] };
    const { changes, amount } = await dana.post('admin/order/previewcancel', all);
    expect(
      await dana.refused(dana.post('admin/order/cancellines', { ...all, changes, amount, reason: 'x' })),
    ).toMatchObject({ code: 'order_being_paid' });
    await ben.post('checkout/cancel', { OrderId: orderId });
    await dana.post('admin/order/cancellines', { ...all, changes, amount, reason: 'x' });
  });

  it('says what became of its payment at PayPal, as a whole and part by part', async () => {
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    const status = () => ben.post('checkout/getpaypalpaymentorderstatus', { OrderId: orderId });
    expect(await status()).toEqual({ Status: 'none' });
    const Payments = [
      { Amount: 500, payment: { method: 'terms' as const, poNumber: 'P' } },
      { payment: { method: 'paypal' as const } },
    ];
    await ben.post('checkout/processmultiplepayment', { OrderId: orderId, OrderTotal: total, Payments });
    expect(await status()).toEqual({ Status: 'waiting' });
    gateway().answerWallet(`${orderId}.1.2`, true);
    expect((await ben.post('checkout/getmultipaypalpaymentstatus', { OrderId: orderId })).Payments).toEqual([
      { method: 'terms', Amount: 500, Status: 'waiting' },
      { method: 'paypal', Amount: total - 500, Status: 'approved' },
    ]);
    await ben.post('checkout/completechallenge', { OrderId: orderId });
    expect(await status()).toEqual({ Status: 'approved' });
    const chloe = shop.visitor();
    await chloe.post('account/login', { userName: 'chloe', password: DEMO_PASSWORD });
    expect(await chloe.refused(chloe.post('checkout/getpaypalpaymentorderstatus', { OrderId: orderId }))).toMatchObject(
      { status: 404 },
    );
  });
});
