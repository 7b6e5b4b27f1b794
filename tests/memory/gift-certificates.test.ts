// Issue 33 and spec 5: gift certificates. Staff issue them, the code goes out by a letter, and whoever has it pays by it.
import type { Request } from '#contracts/api.ts';
import { Refusal } from '#platform/kernel/failure/refusal.ts';
import type { RateLimits } from '#platform/adapters/security/rate-limits.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { mailTo, orderDetail, staffMember } from '../harness/order-desk.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { cards, payByCard, type Visitor } from '../harness/visitor.ts';

const DAY_MS = 86_400_000;
const CODE = /[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}/;

/** The memory shop's own limits let everything through. */
function countedLimits(): RateLimits {
  const counts = new Map<string, number>();
  const add = (name: string, key: string, by: number) => {
    const count = (counts.get(`${name} ${key}`) ?? 0) + by;
    counts.set(`${name} ${key}`, count);
    return count;
  };
  return {
    async consume({ name, most }, key) {
      if (add(name, key, 1) > most) throw new Refusal(429, 'too_many_requests');
    },
    allows: async ({ name, most }, key) => add(name, key, 1) <= most,
    giveBack: async ({ name }, key) => void add(name, key, -1),
    forget: async ({ name }, key) => void counts.delete(`${name} ${key}`),
  };
}

describe('a gift certificate', () => {
  let shop: MemoryShop;
  let helen: Visitor;
  let letters = 0;

  beforeEach(async () => {
    shop = await startMemoryShop();
    Object.assign(shop.application.services, { limits: countedLimits() });
    await shop.send('setting/save', { name: 'GiftCertificatesAllowed', value: '1' });
    helen = await staffMember(shop, 'helen');
  });
  afterEach(() => shop.stop());

  type Wishes = Partial<Request<'admin/giftcertificate/issue'>>;
  const issue = async (amount: number, further: Wishes = {}) => {
    const email = `ada${(letters += 1)}@example.com`;
    const { certificateId } = await helen.post('admin/giftcertificate/issue', {
      ...{ amount, name: 'Ada', email, message: 'Enjoy', language: 'en', reason: 'A complaint', send: true },
      ...further,
    });
    await shop.quiet();
    const { text } = await mailTo(shop, email, 'gift certificate');
    const [code = ''] = CODE.exec(text) ?? [];
    return { certificateId, email, code, text };
  };
  const detail = (certificateId: string) => helen.get('admin/giftcertificate/detail', { certificateId });
  const cart = async (visitor: Visitor = shop.visitor()) => ({
    visitor,
    ...(await readyToPay(visitor, [['6205', 1]])),
  });
  type Cart = Awaited<ReturnType<typeof cart>>;
  const pay = ({ visitor, orderId, total }: Cart, code: string) =>
    visitor.post('checkout/placeorder', {
      OrderId: orderId,
      OrderTotal: total,
      payment: { method: 'gift-certificate', code },
    });
  const typesOf = async (certificateId: string) =>
    (await shop.application.store.readStream(`gift-certificate-${certificateId}`)).map(({ type }) => type);

  it('goes out by a letter with its code, and pays a whole order', async () => {
    const { certificateId, code, text } = await issue(100_00, { validUntil: '2027-06-30' });
    expect(text).toContain('Enjoy');
    expect(text).toContain('$100.00');
    const order = await cart();
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect(await order.visitor.post('checkout/checkgiftcertificate', { code: typed })).toEqual({
      ...{ Balance: 100_00, CurrencyCode: 'CAD', ValidUntil: '2027-06-30', Last4: code.slice(-4) },
    });
    const options = await order.visitor.get('customer/getpaymentoptions', { orderId: order.orderId });
    expect(options.map(({ method }) => method)).toContain('gift-certificate');
    expect(await pay(order, typed)).toMatchObject({ status: 'placed' });
    const left = 100_00 - order.total;
    expect(await order.visitor.post('checkout/checkgiftcertificate', { code })).toMatchObject({ Balance: left });
    expect(await detail(certificateId)).toMatchObject({
      ...{ amount: 100_00, balance: left, held: 0, status: 'open', issuedBy: 'Helen Okafor', name: 'Ada' },
    });
    const { OrderHeader } = await order.visitor.post('customer/getorderdetails', { OrderId: order.orderId });
    expect(OrderHeader).toMatchObject({ PaymentStatus: 'captured', PaidTotal: order.total });
    expect(OrderHeader.PaymentText).toContain(certificateId.slice(0, 8).toUpperCase());
  });

  it('has its code in no event, whatever happened to it', async () => {
    const { certificateId, code } = await issue(100_00);
    const order = await cart();
    await pay(order, code);
    await helen.post('admin/giftcertificate/send', { certificateId });
    await shop.quiet();
    const all = JSON.stringify(shop.application.store.events, (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(all).toContain('CheckoutStarted');
    for (const one of [code, code.replaceAll('-', '')]) expect(all.toUpperCase()).not.toContain(one);
    expect((await shop.application.store.readStream(`checkout-${order.orderId}`))[0]?.data).toMatchObject({
      payments: [{ method: 'gift-certificate', details: { certificateId } }],
    });
  });

  it('pays a part of an order, and is free again where another part is refused', async () => {
    const { certificateId, code } = await issue(5_00);
    const order = await cart();
    const payBoth = async (number: string) =>
      order.visitor.post('checkout/processmultiplepayment', {
        OrderId: order.orderId,
        OrderTotal: order.total,
        Payments: [
          { Amount: 5_00, payment: { method: 'gift-certificate', code } },
          { payment: await payByCard(order.visitor, number) },
        ],
      });
    expect(await order.visitor.refused(payBoth(cards.declined))).toMatchObject({
      code: 'card_declined',
      params: { part: 2 },
    });
    expect(await detail(certificateId)).toMatchObject({ balance: 5_00, held: 0 });
    expect(await payBoth(cards.approved)).toMatchObject({ status: 'placed' });
    expect(await detail(certificateId)).toMatchObject({ balance: 0, held: 0 });
  });

  it('declines more than is left, says how much that is, and keeps nothing of it', async () => {
    const { certificateId, code } = await issue(3_00);
    const order = await cart();
    const refusal = await order.visitor.refused(pay(order, code));
    expect(refusal).toMatchObject({ status: 402, code: 'gift_certificate_too_small' });
    expect(refusal.message).toContain('$3.00');
    expect(await detail(certificateId)).toMatchObject({ balance: 3_00, held: 0 });
    const other = await issue(100_00);
    expect(await pay(order, other.code)).toMatchObject({ status: 'placed' });
  });

  it('takes no code that is none, with the cart as it was, and lets nobody try many', async () => {
    const wrong = { code: 'gift_code_unknown' };
    const ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    const order = await cart(ben);
    expect(await ben.refused(pay(order, 'ABCD-EFGH-JKMN-PQRS'))).toMatchObject(wrong);
    await ben.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
    const { code } = await issue(100_00);
    const check = (tried: string) => ben.post('checkout/checkgiftcertificate', { code: tried });
    // A right one counts for nothing.
    for (let times = 0; times < 12; times++) expect(await check(code)).toMatchObject({ Balance: 100_00 });
    for (let times = 0; times < 9; times++) expect(await ben.refused(check('ABCD'))).toMatchObject(wrong);
    expect(await ben.refused(check(code))).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(await ben.refused(pay(await cart(ben), code))).toMatchObject({ code: 'too_many_requests' });
  });

  it('pays nothing while it is frozen', async () => {
    const { certificateId, code } = await issue(100_00);
    const order = await cart();
    await helen.post('admin/giftcertificate/freeze', { certificateId, reason: 'The letter was stolen' });
    expect(await detail(certificateId)).toMatchObject({ status: 'frozen' });
    const frozen = { code: 'gift_certificate_frozen' };
    expect(await order.visitor.refused(pay(order, code))).toMatchObject(frozen);
    expect(await order.visitor.refused(order.visitor.post('checkout/checkgiftcertificate', { code }))).toMatchObject(
      frozen,
    );
    expect(await helen.refused(helen.post('admin/giftcertificate/send', { certificateId }))).toMatchObject(frozen);
    await helen.post('admin/giftcertificate/unfreeze', { certificateId, reason: 'It was found' });
    expect(await pay(order, code)).toMatchObject({ status: 'placed' });
  });

  it('pays nothing after its last day', async () => {
    const { certificateId, code } = await issue(100_00, { validUntil: '2026-12-31' });
    const ends = { code: 'gift_certificate_ends_first' };
    expect(await helen.refused(issue(100_00, { validUntil: '2026-01-01' }))).toMatchObject(ends);
    shop.clock.advance(60 * DAY_MS);
    const order = await cart();
    expect(await order.visitor.refused(pay(order, code))).toMatchObject({ code: 'gift_certificate_expired' });
    helen = await staffMember(shop, 'helen');
    expect(await detail(certificateId)).toMatchObject({ status: 'expired', balance: 100_00 });
  });

  it('gets back what is refunded', async () => {
    const { certificateId, code } = await issue(100_00);
    const order = await cart();
    await pay(order, code);
    await shop.quiet();
    const asked = { orderId: order.orderId, lines: [{ lineId: '1', quantity: 1 }] };
    const { changes, amount } = await helen.post('admin/order/previewrefund', asked);
    await helen.post('admin/order/refund', { ...asked, changes, amount, reason: 'Damaged' });
    await shop.quiet();
    expect(await detail(certificateId)).toMatchObject({ balance: 100_00 - order.total + amount, held: 0 });
    const [payment] = (await orderDetail(shop, helen, order.orderId)).Payments;
    expect(payment).toMatchObject({ method: 'gift-certificate', refunded: amount });
  });

  it('is as it was once a checkout is given up that held it', async () => {
    const { certificateId, code } = await issue(100_00);
    const order = await cart();
    const { hold, release } = shop.commands.giftCertificate;
    await hold({ certificateId, holdId: 'h1', orderId: 'o1', amount: 100_00, currency: 'CAD' });
    expect(await detail(certificateId)).toMatchObject({ balance: 0, held: 100_00, status: 'open' });
    expect(await order.visitor.refused(pay(order, code))).toMatchObject({ code: 'gift_certificate_too_small' });
    expect(await release({ certificateId, holdId: 'h1', reason: 'checkout_cancelled' })).toEqual({ isRedeemed: false });
    expect(await detail(certificateId)).toMatchObject({ balance: 100_00, held: 0 });
  });

  it('gives the hold back of an order that cannot be placed', async () => {
    const { certificateId } = await issue(100_00);
    const part = {
      paymentId: 'o9.1.1',
      method: 'gift-certificate',
      amount: 50_00,
      details: { certificateId },
    };
    const of = { part, orderId: 'o9', accountId: '', currency: 'CAD', agreedAt: '2026-11-25T12:00:00.000Z' } as const;
    const { reserve, cancel } = shop.commands.payment;
    expect(await reserve(of)).toMatchObject({ outcome: 'reserved' });
    expect(await cancel({ paymentId: 'o9.1.1', reason: 'checkout_cancelled', of })).toEqual({ captured: false });
    // The answer of another process comes late.
    expect(await reserve(of)).toMatchObject({ outcome: 'declined', code: 'payment_timeout' });
    expect(await detail(certificateId)).toMatchObject({ balance: 100_00, held: 0 });
    expect(await typesOf(certificateId)).toEqual([
      ...['GiftCertificateIssued', 'GiftCertificateLetterRequested'],
      ...['GiftCertificateHeld', 'GiftCertificateHoldReleased'],
    ]);
  });

  it('is for those alone to issue who may give credit', async () => {
    const dana = await staffMember(shop, 'dana');
    const asked = {
      amount: 1_00,
      name: 'Ada',
      email: 'a@example.com',
      language: 'en',
      reason: 'x',
      send: false,
    } as const;
    expect(await dana.refused(dana.post('admin/giftcertificate/issue', asked))).toMatchObject({ status: 403 });
  });

  it('is neither offered nor taken where the shop has none', async () => {
    const { code } = await issue(100_00);
    await shop.send('setting/save', { name: 'GiftCertificatesAllowed', value: '0' });
    const order = await cart();
    const options = await order.visitor.get('customer/getpaymentoptions', { orderId: order.orderId });
    expect(options.map(({ method }) => method)).not.toContain('gift-certificate');
    expect(await order.visitor.refused(pay(order, code))).toMatchObject({ code: 'payment_method_not_allowed' });
    expect(await order.visitor.refused(order.visitor.post('checkout/checkgiftcertificate', { code }))).toMatchObject({
      status: 404,
    });
  });
});
