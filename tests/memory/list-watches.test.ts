// Issue 32: whoever watches a wish list has a letter when something on it becomes cheaper, or is back.
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { staffMember } from '../harness/order-desk.ts';
import type { Visitor } from '../harness/visitor.ts';

const DAY_MS = 86_400_000;

describe('a watched wish list', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let ListID: string;

  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = await signedIn('ben');
    ({ ListID } = await ben.post('profile/savewishlist', { Name: 'Press 4' }));
    await ben.post('cart/addskutowishlist', { ProductId: '6205', Qty: 2, ListID });
    await ben.post('cart/addskutowishlist', { ProductId: 'LATER', Qty: 3, ListID });
  });
  afterEach(() => shop.stop());

  const signedIn = async (userName: string): Promise<Visitor> => {
    const visitor = shop.visitor();
    await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
    return visitor;
  };
  const watch = async (Watch: boolean, by = ben) => {
    await by.post('profile/watchwishlist', { ListID, Watch });
    await shop.quiet();
  };
  const costs = (unitPrice: number) =>
    shop.send('price-list/import', {
      ...{ priceList: 'standard', itemNumber: '6205', currency: 'CAD' },
      tiers: [{ quantity: 1, unitPrice }],
    });
  const tomorrow = async () => {
    shop.clock.advance(DAY_MS);
    await shop.quiet();
  };
  const letters = () => shop.mails.filter(({ subject }) => subject.includes('wish list')).map(({ text }) => text);

  it('is looked at each day, and written about where something is cheaper', async () => {
    await watch(true);
    await tomorrow();
    expect(letters()).toEqual([]);
    await costs(900);
    await tomorrow();
    expect(letters()).toEqual([expect.stringMatching(/\(6205\), was \$10\.00[^]*\$9\.00[^]*mywishlist\?list=/)]);
    await tomorrow();
    expect(letters()).toHaveLength(1);
  });

  it('is written about when something is back', async () => {
    await watch(true);
    await shop.send('stock/count', { itemNumber: 'LATER', counts: { mtl: 3 } });
    await tomorrow();
    expect(letters()).toEqual([expect.stringMatching(/\(LATER\)[^]*back in stock/)]);
  });

  it('is not written about any more once that is turned off', async () => {
    await watch(true);
    expect(await ben.post('profile/getwishlistwatch', { ListID })).toEqual({ IsWatched: true });
    await watch(false);
    expect(await ben.post('profile/getwishlistwatch', { ListID })).toEqual({ IsWatched: false });
    await costs(900);
    await tomorrow();
    expect(letters()).toEqual([]);
  });

  it('is looked at once a day, though it was turned off and on', async () => {
    await watch(true);
    await watch(false);
    shop.clock.advance(1_000);
    await watch(true);
    await costs(900);
    await tomorrow();
    expect(letters()).toHaveLength(1);
  });

  it('is watched by colleagues while it is shared with them', async () => {
    const chloe = await signedIn('chloe');
    expect(await chloe.refused(watch(true, chloe))).toMatchObject({ code: 'list_not_found' });
    await ben.post('profile/savewishlist', { ListID, Sharing: 'seen' });
    await watch(true, chloe);
    await ben.post('profile/savewishlist', { ListID, Sharing: 'private' });
    await costs(900);
    await tomorrow();
    expect(letters()).toEqual([]);
    expect(await chloe.post('profile/getwishlistwatch', { ListID })).toEqual({ IsWatched: false });
  });

  it('that nobody shares is watched by who sees all of the company’s, for as long as they do', async () => {
    const chloe = await signedIn('chloe');
    const { ListID: hers } = await chloe.post('profile/savewishlist', { Name: 'Hall 4' });
    await chloe.post('cart/addskutowishlist', { ProductId: '6205', ListID: hers });
    await ben.post('profile/watchwishlist', { ListID: hers, Watch: true });
    await shop.quiet();
    await costs(900);
    await tomorrow();
    expect(letters()).toHaveLength(1);
    const dana = await staffMember(shop, 'dana');
    const { contactId, role, firstName, lastName, email, phone } = accounts[0]!.contacts[1]!;
    await dana.post('admin/customer/changecontact', {
      ...{ contactId, role, firstName, lastName, email, phone, language: 'en' },
      ...{ orderAccess: 'View Self', invoiceAccess: 'Allow' },
    });
    await costs(800);
    await tomorrow();
    expect(letters()).toHaveLength(1);
    ben = await signedIn('ben');
    expect(await ben.post('profile/getwishlistwatch', { ListID: hers })).toEqual({ IsWatched: false });
  });
});
