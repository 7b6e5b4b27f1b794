// Spec 2 /profile/mycreditcards and spec 5: cards and bank accounts that the payment provider keeps for their owner.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { MemoryGateway } from '../harness/memory-gateway.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { cards, type Visitor } from '../harness/visitor.ts';

const LONG_VISA = '4242420000000000196';

describe('a saved card', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  const kept = () => (shop.application.services.gateways.cards as MemoryGateway).savedCards();

  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = await signedIn('ben');
  });
  afterEach(() => shop.stop());

  const signedIn = async (userName: string): Promise<Visitor> => {
    const visitor = shop.visitor();
    await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
    return visitor;
  };
  const add = async (number: string = cards.approved, further: { FriendlyName?: string; IsPreferred?: boolean } = {}) =>
    (await ben.post('customer/addcreditcard', { token: await ben.cardToken(number), ...further })).CardId;
  const listed = async (visitor = ben) => (await visitor.get('customer/getcreditcardlist', {})).Cards;
  const order = async (number: string, save: boolean) => {
    const { orderId, total } = await readyToPay(ben, [['6205', 1]]);
    return ben.post('checkout/placeorder', {
      OrderId: orderId,
      OrderTotal: total,
      payment: { method: 'card', token: await ben.cardToken(number), ...(save ? { save } : {}) },
    });
  };

  it('is listed to its owner by brand, last digits, expiry and name, the preferred one first', async () => {
    await add(cards.approved, { FriendlyName: 'Workshop' });
    await add('5555555555554444', { IsPreferred: true });
    expect(await listed()).toMatchObject([
      { CardType: 'Master Card', LastFour: '4444', IsPreferred: true, NameOnCard: 'Sam Sample' },
      { CardType: 'Visa', LastFour: '4242', FriendlyName: 'Workshop', ExpiryMonth: 12, ExpiryYear: 2049 },
    ]);
  });

  it('is preferred where the one that was is removed', async () => {
    await add(cards.approved);
    const { CardId } = (await add('5555555555554444', { IsPreferred: true }).then(() => listed()))[0]!;
    await ben.post('customer/removecreditcard', { CardId });
    expect(await listed()).toMatchObject([{ LastFour: '4242', IsPreferred: true }]);
  });

  it('is nobody else’s to see, to name, to prefer or to remove', async () => {
    const CardId = await add();
    const chloe = await signedIn('chloe');
    expect(await listed(chloe)).toEqual([]);
    const none = { code: 'saved_card_not_found' };
    expect(await chloe.refused(chloe.post('customer/getspecificcard', { CardId }))).toMatchObject(none);
    expect(await chloe.refused(chloe.post('customer/prefercreditcard', { CardId }))).toMatchObject(none);
    expect(await chloe.refused(chloe.post('customer/removecreditcard', { CardId }))).toMatchObject(none);
    const named = { CardId, seen: { FriendlyName: '' }, changed: { FriendlyName: 'Mine' } };
    expect(await chloe.refused(chloe.post('customer/changecreditcard', named))).toMatchObject(none);
  });

  it('gets another name, is preferred, and is forgotten by the provider once it is removed', async () => {
    const [first, second] = [await add(), await add('378282246310005')];
    await ben.post('customer/changecreditcard', {
      CardId: second,
      seen: { FriendlyName: '' },
      changed: { FriendlyName: 'Travel' },
    });
    await ben.post('customer/prefercreditcard', { CardId: second });
    expect((await listed()).map(({ FriendlyName, IsPreferred }) => [FriendlyName, IsPreferred])).toEqual([
      ['Travel', true],
      ['', false],
    ]);
    await ben.post('customer/removecreditcard', { CardId: first });
    await shop.quiet();
    expect((await listed()).map(({ CardId }) => CardId)).toEqual([second]);
    expect(kept()).toHaveLength(1);
  });

  it('is saved once, and the provider keeps no second of it', async () => {
    await add();
    const again = ben.post('customer/addcreditcard', { token: await ben.cardToken(cards.approved) });
    expect(await ben.refused(again)).toMatchObject({ code: 'card_saved_already' });
    expect(kept()).toHaveLength(1);
  });

  it('cannot have a number of 19 digits', async () => {
    const long = ben.post('customer/addcreditcard', { token: await ben.cardToken(LONG_VISA) });
    expect(await ben.refused(long)).toMatchObject({ code: 'card_not_storable' });
    expect(await order(LONG_VISA, true)).toMatchObject({ status: 'placed' });
    await shop.quiet();
    expect(await listed()).toEqual([]);
  });

  it('comes of an order whose buyer asked for it, once it was paid, and of no other', async () => {
    await order(cards.approved, false);
    await expect(order(cards.declined, true)).rejects.toMatchObject({ answer: { code: 'card_declined' } });
    await shop.quiet();
    expect(await listed()).toEqual([]);
    await order('5555555555554444', true);
    await shop.quiet();
    expect(await listed()).toMatchObject([{ LastFour: '4444', IsPreferred: true }]);
  });

  it('has an asterisk when it has expired, and two within a month of it', async () => {
    await add();
    expect((await listed())[0]).toMatchObject({ IsExpired: false, ExpiresSoon: false });
    const to = (day: string) => shop.clock.advance(Date.parse(`${day}T12:00:00Z`) - shop.clock.now());
    to('2049-12-10');
    ben = await signedIn('ben');
    expect((await listed())[0]).toMatchObject({ IsExpired: false, ExpiresSoon: true });
    to('2050-01-02');
    ben = await signedIn('ben');
    expect((await listed())[0]).toMatchObject({ IsExpired: true, ExpiresSoon: false });
  });

  it('is not there where the shop allows none, or for a guest', async () => {
    const allowed = async (visitor: Visitor) => (await visitor.get('checkout/ccstoragevalidation', {})).IsAllowed;
    const guest = shop.visitor();
    await readyToPay(guest, [['6205', 1]]);
    expect([await allowed(ben), await allowed(guest)]).toEqual([true, false]);
    expect(await guest.refused(guest.get('customer/getcreditcardlist', {}))).toMatchObject({ status: 403 });
    await shop.send('setting/save', { name: 'Credit_Card_Storage_Allowed', value: '0' });
    expect(await allowed(ben)).toBe(false);
    expect(await ben.refused(ben.get('customer/getcreditcardlist', {}))).toMatchObject({ status: 404 });
  });
});

describe('a saved bank account', () => {
  const SETTLES = '000123456789';
  const CLOSED = '000111111113';
  let shop: MemoryShop;
  let ben: Visitor;
  const gateway = () => shop.application.services.gateways.cards as MemoryGateway;

  beforeEach(async () => {
    shop = await startMemoryShop();
    await shop.send('setting/save', { name: 'PayByBankDebit', value: '1' });
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  });
  afterEach(() => shop.stop());

  const token = (number = SETTLES) => gateway().accountTokenFor(number);
  const add = async (number?: string, further: { FriendlyName?: string; IsPreferred?: boolean } = {}) =>
    (await ben.post('customer/addbankaccount', { token: token(number), ...further })).CardId;
  const listed = () => ben.get('customer/getcreditcardlist', {});
  const order = async (save: boolean, number = SETTLES) => {
    const { orderId, total } = await readyToPay(ben, [['6205', 1]]);
    const payment = { method: 'bank-debit' as const, token: token(number), ...(save ? { save } : {}) };
    return ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
  };

  it('is listed beside the cards by bank, last digits and name, the preferred one first', async () => {
    await ben.post('customer/addcreditcard', { token: await ben.cardToken(cards.approved) });
    await add(SETTLES, { FriendlyName: 'Workshop' });
    await add(CLOSED, { IsPreferred: true });
    const { Cards, BankAccounts, BankFormUrl } = await listed();
    expect(Cards).toMatchObject([{ LastFour: '4242', IsPreferred: true }]);
    expect(BankAccounts).toMatchObject([
      { Bank: 'Example Bank', LastFour: '1113', Holder: 'Sam Sample', IsPreferred: true },
      { LastFour: '6789', FriendlyName: 'Workshop', IsPreferred: false },
    ]);
    expect(BankFormUrl).toContain('keep=1');
    expect(BankAccounts[0]?.BankFormUrl).toContain('account=account_');
  });

  it('gets another name, is preferred, and is forgotten by the provider once it is removed', async () => {
    const [first, second] = [await add(), await add(CLOSED)];
    const named = { CardId: second, seen: { FriendlyName: '' }, changed: { FriendlyName: 'Branch' } };
    await ben.post('customer/changecreditcard', named);
    await ben.post('customer/prefercreditcard', { CardId: second });
    await ben.post('customer/removecreditcard', { CardId: first });
    await shop.quiet();
    const { BankAccounts } = await listed();
    expect(BankAccounts).toMatchObject([{ CardId: second, FriendlyName: 'Branch', IsPreferred: true }]);
    expect(gateway().savedCards()).toHaveLength(1);
  });

  it('comes of an order whose buyer asked for it, once its debit was begun, and of no other', async () => {
    await order(false);
    await shop.quiet();
    expect((await listed()).BankAccounts).toEqual([]);
    expect(await order(true)).toMatchObject({ status: 'placed' });
    await shop.quiet();
    expect((await listed()).BankAccounts).toMatchObject([{ LastFour: '6789', IsPreferred: true }]);
  });

  it('stays with the provider when what it was saved by comes again', async () => {
    const same = { token: token() };
    await ben.post('customer/addbankaccount', same);
    const again = ben.post('customer/addbankaccount', same);
    expect(await ben.refused(again)).toMatchObject({ code: 'account_saved_already' });
    expect(gateway().savedCards()).toHaveLength(1);
  });

  it('is saved once, and is no card', async () => {
    const CardId = await add();
    expect(await ben.refused(add())).toMatchObject({ code: 'account_saved_already' });
    expect(await ben.refused(ben.post('customer/getspecificcard', { CardId }))).toMatchObject({
      code: 'saved_card_not_found',
    });
    const unknown = ben.post('customer/addbankaccount', { token: 'bank_0000000000000099' });
    expect(await ben.refused(unknown)).toMatchObject({ code: 'bank_token_invalid' });
  });

  it('is not shown where the shop debits none, and waits for when it does again', async () => {
    await add();
    await shop.send('setting/save', { name: 'PayByBankDebit', value: '0' });
    expect(await listed()).toMatchObject({ BankAccounts: [], BankFormUrl: '' });
    await shop.send('setting/save', { name: 'PayByBankDebit', value: '1' });
    expect((await listed()).BankAccounts).toHaveLength(1);
  });
});
