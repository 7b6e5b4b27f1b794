// Spec 2 /profile/mypreferences and spec 6: a preferred payment method.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import type { Visitor } from '../harness/visitor.ts';

describe('a preferred payment method', () => {
  let shop: MemoryShop;
  let ben: Visitor;

  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  });
  afterEach(() => shop.stop());

  const methods = async () => {
    const { orderId } = await readyToPay(ben, [['6205', 1]]);
    return (await ben.get('customer/getpaymentoptions', { orderId })).map(({ method }) => method);
  };
  const prefer = (PaymentMethod: 'terms' | 'wire' | '') => ben.post('profile/savepreferences', { PaymentMethod });

  it('is the first that a checkout offers, until it is taken back', async () => {
    expect(await methods()).toEqual(['card', 'paypal', 'bank-debit', 'terms', 'gift-certificate']);
    await prefer('terms');
    expect((await ben.get('profile/getpreferences', {})).PaymentMethod).toBe('terms');
    expect(await methods()).toEqual(['terms', 'card', 'paypal', 'bank-debit', 'gift-certificate']);
    await prefer('');
    expect(await methods()).toEqual(['card', 'paypal', 'bank-debit', 'terms', 'gift-certificate']);
  });

  it('changes nothing where it is not offered', async () => {
    await prefer('wire');
    expect(await methods()).toEqual(['card', 'paypal', 'bank-debit', 'terms', 'gift-certificate']);
    expect(await ben.get('profile/getpreferences', {})).toMatchObject({
      PaymentMethod: '',
      PaymentMethods: [
        { Method: 'card' },
        { Method: 'paypal' },
        { Method: 'bank-debit' },
        { Method: 'terms' },
        { Method: 'gift-certificate' },
      ],
    });
  });

  it('is one’s own', async () => {
    await prefer('terms');
    const chloe = shop.visitor();
    await chloe.post('account/login', { userName: 'chloe', password: DEMO_PASSWORD });
    expect((await chloe.get('profile/getpreferences', {})).PaymentMethod).toBe('');
  });

  it('is not asked for where the shop has switched it off', async () => {
    await prefer('terms');
    await shop.send('setting/save', { name: 'MyPayPreferences', value: '0' });
    expect(await ben.refused(ben.get('profile/getpreferences', {}))).toMatchObject({ status: 404 });
    expect(await methods()).toEqual(['card', 'paypal', 'bank-debit', 'terms', 'gift-certificate']);
  });
});

describe('“CC me on contacts”', () => {
  let shop: MemoryShop;
  const signedIn = async (userName: string) => {
    const visitor = shop.visitor();
    await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
    return visitor;
  };
  const prefer = (visitor: Visitor, CcOnContacts?: boolean) =>
    visitor.post('profile/savepreferences', {
      PaymentMethod: '',
      ...(CcOnContacts === undefined ? {} : { CcOnContacts }),
    });
  /** Who got which copies of the letters about an order that this buyer places now. */
  const copiesOfAnOrder = async (buyer: Visitor) => {
    const before = shop.mails.length;
    const { orderId, total } = await readyToPay(buyer, [['6205', 1]], 'buyer@laurentide.example');
    const payment = { method: 'terms', poNumber: 'PO 12' } as const;
    await buyer.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await shop.quiet();
    return shop.mails.slice(before).map(({ to, cc = [] }) => ({ to: to.split('@')[0], cc }));
  };
  const adelesAddress = 'adele.gagnon@laurentide.example';

  beforeEach(async () => {
    shop = await startMemoryShop();
  });
  afterEach(() => shop.stop());

  it('gives an admin contact a copy of each letter about a colleague’s order, until it is taken back', async () => {
    const [adele, chloe] = [await signedIn('adele'), await signedIn('chloe')];
    expect((await adele.get('profile/getpreferences', {})).CcOnContacts).toBe(false);
    await prefer(adele, true);
    expect((await adele.get('profile/getpreferences', {})).CcOnContacts).toBe(true);
    const buyers = (await copiesOfAnOrder(chloe)).filter(({ to }) => to === 'buyer');
    expect(buyers.length).toBeGreaterThan(0);
    for (const { cc } of buyers) expect(cc).toEqual([adelesAddress]);
    // What else is saved leaves it as it is.
    await prefer(adele);
    expect((await adele.get('profile/getpreferences', {})).CcOnContacts).toBe(true);
    await prefer(adele, false);
    expect((await copiesOfAnOrder(chloe)).flatMap(({ cc }) => cc)).toEqual([]);
  });

  it('gives nobody a copy of their own letters', async () => {
    const adele = await signedIn('adele');
    await prefer(adele, true);
    expect((await copiesOfAnOrder(adele)).flatMap(({ cc }) => cc)).toEqual([]);
  });

  it('gives none of what is about somebody’s sign-in', async () => {
    const [adele, ben] = [await signedIn('adele'), await signedIn('ben')];
    await prefer(adele, true);
    const email = 'ben@laurentide.example';
    await ben.post('account/changelogindetails', { currentPassword: DEMO_PASSWORD, email, confirmEmail: email });
    await shop.quiet();
    expect(shop.mails.map(({ to, cc = [] }) => ({ to, cc }))).toContainEqual({
      to: 'ben.carter@laurentide.example',
      cc: [],
    });
    expect(shop.mails.flatMap(({ cc = [] }) => cc)).toEqual([]);
  });

  it('is no wish of a contact who keeps no contacts', async () => {
    const ben = await signedIn('ben');
    expect((await ben.get('profile/getpreferences', {})).CcOnContacts).toBeNull();
    expect(await ben.refused(prefer(ben, true))).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('is on the record: who got a copy stands with the letter', async () => {
    const [adele, chloe] = [await signedIn('adele'), await signedIn('chloe')];
    await prefer(adele, true);
    await copiesOfAnOrder(chloe);
    const sent: unknown[] = [];
    for await (const events of shop.application.store.readAll(undefined, 100))
      for (const { type, data } of events) if (type === 'MailSent') sent.push(data);
    expect(sent).toContainEqual(
      expect.objectContaining({ personId: 'contact:100000001003', copiesTo: ['contact:100000001001'] }),
    );
  });
});
