// Issue 33, "which methods a shop or an account may use, up to which amount".
import type { SettingName } from '#contracts/setting/setting-definitions.ts';
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

describe('a way to pay', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let helen: Visitor;

  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    helen = await staffMember(shop, 'helen');
  });
  afterEach(() => shop.stop());

  const set = (name: SettingName, value: string) => shop.send('setting/save', { name, value });
  const close = (seen: readonly 'terms'[], closedMethods: readonly ('terms' | 'check')[]) =>
    helen.post('admin/customer/change', { accountId, seen: { closedMethods: seen }, changed: { closedMethods } });
  const offered = async (orderId: string) =>
    (await ben.get('customer/getpaymentoptions', { orderId })).map(({ method }) => method);
  const terms = { method: 'terms', poNumber: 'PO 7' } as const;
  const check = { method: 'check', reference: '4711' } as const;

  it('that is closed to an account is neither offered to it nor taken, until it is opened again', async () => {
    await close([], ['terms']);
    const { orderId, total } = await readyToPay(ben, [['6205', 1]]);
    const place = () => ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: terms });
    expect(await offered(orderId)).not.toContain('terms');
    expect(await ben.refused(place())).toMatchObject({
      ...{ code: 'payment_method_not_allowed', params: { method: 'terms' } },
    });
    // Nothing was locked for it.
    await ben.post('cart/addtocart', { ProductId: '6306', Qty: 1 });
    await close(['terms'], []);
    expect(await offered(orderId)).toContain('terms');
  });

  it('that is closed to a group is offered to the others alone', async () => {
    await set('PayByCheck', '1');
    await set('ClosedToGuests', 'check,card');
    const guest = shop.visitor();
    const { orderId, total } = await readyToPay(guest, [['6205', 1]]);
    const ofGuest = (await guest.get('customer/getpaymentoptions', { orderId })).map(({ method }) => method);
    expect(ofGuest).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(check|card)$/)]));
    const place = () => guest.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: check });
    expect(await guest.refused(place())).toMatchObject({ code: 'payment_method_not_allowed' });
    const { orderId: own } = await readyToPay(ben, [['6205', 1]]);
    expect(await offered(own)).toEqual(expect.arrayContaining(['check', 'card', 'terms']));
    await set('ClosedToCompanies', 'terms');
    expect(await offered(own)).not.toContain('terms');
    await set('ClosedToGuests', '');
    expect(await place()).toMatchObject({ status: 'placed' });
  });

  it('that the shop does not know closes nothing: staff are told so', async () => {
    const change = { name: 'ClosedToGuests', from: '', to: 'barter' } as const;
    expect(await helen.refused(helen.post('admin/setting/change', change))).toMatchObject({ code: 'setting_invalid' });
  });

  it('stays open to others', async () => {
    await set('PayByCheck', '1');
    await close([], ['check']);
    const guest = shop.visitor();
    const { orderId, total } = await readyToPay(guest, [['6205', 1]]);
    expect(
      await guest.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: check }),
    ).toMatchObject({
      status: 'placed',
    });
  });

  it('is closed by who grants credit alone, and only one that there is', async () => {
    const dana = await staffMember(shop, 'dana');
    const closing = (by: Visitor, closedMethods: string[]) =>
      by.refused(
        by.post('admin/customer/change', {
          ...{ accountId, seen: { closedMethods: [] }, changed: { closedMethods } as never },
        }),
      );
    expect(await closing(dana, ['terms'])).toMatchObject({ code: 'forbidden' });
    expect(await closing(helen, ['barter'])).toMatchObject({ status: 400 });
  });

  it('takes at most its maximum of an order, alone or in parts, and says it beforehand', async () => {
    await set('PayByCheck', '1');
    await set('AllowMultiplePayments', '1');
    await set('CheckMaximum', '1000');
    const { orderId, total } = await readyToPay(ben, [['6205', 4]]);
    expect(total).toBeGreaterThan(3_000);
    const options = await ben.get('customer/getpaymentoptions', { orderId });
    expect(options.find(({ method }) => method === 'check')).toMatchObject({ maximum: 1_000 });
    expect(options.find(({ method }) => method === 'card')).not.toHaveProperty('maximum');
    const refusal = { code: 'payment_method_maximum', params: { method: 'check', most: '$10.00' } };
    const seen = { OrderId: orderId, OrderTotal: total };
    expect(await ben.refused(ben.post('checkout/placeorder', { ...seen, payment: check }))).toMatchObject(refusal);
    const card = await payByCard(ben);
    const inParts = (...cheques: number[]) =>
      ben.post('checkout/processmultiplepayment', {
        ...seen,
        Payments: [
          ...cheques.map((Amount) => ({ Amount, payment: check })),
          { Amount: total - cheques.reduce((sum, amount) => sum + amount), payment: card },
        ],
      });
    expect(await ben.refused(inParts(600, 600))).toMatchObject(refusal);
    expect(await inParts(400, 600)).toMatchObject({ status: 'placed' });
  });

  it('takes any amount where its maximum is 0', async () => {
    await set('PayByCheck', '1');
    const { orderId, total } = await readyToPay(ben, [['6205', 4]]);
    expect(
      await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: check }),
    ).toMatchObject({
      status: 'placed',
    });
  });
});
