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
