// Issue 29: the dealer shows prices with or without tax. What is stored, ordered and summed stays without (decision 0067).
import { montreal } from '../harness/readied-cart.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { staffMember } from '../harness/order-desk.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { Visitor } from '../harness/visitor.ts';

const ACCOUNT = 'ACC-1001';
const QUEBEC = { otherClasses: 14_975, byClass: { exempt: 0 } };

describe('prices with tax', () => {
  let shop: MemoryShop;
  let helen: Visitor;
  let guest: Visitor;

  beforeEach(async () => {
    shop = await startMemoryShop();
    helen = await staffMember(shop, 'helen');
    guest = shop.visitor();
    await set('PricesShown', 'WithTax');
  });
  afterEach(() => shop.stop());

  const set = async (name: 'PricesShown' | 'CompanyAddress' | 'StoreCountries', value: string) => {
    const { settings } = await helen.get('admin/setting/list', {});
    const from = settings.find((one) => one.name === name)!.value;
    await helen.post('admin/setting/change', { name, from, to: value });
  };
  const shownTo = async (reader: Pick<Visitor, 'get'>) => (await reader.get('account/getusercontext', {})).PriceShown;
  const ben = async (): Promise<Visitor> => {
    const visitor = shop.visitor();
    await visitor.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    return visitor;
  };
  const exempt = async (states: string[]) =>
    helen.upload('admin/taxexemption/grant', {
      ...{ accountId: ACCOUNT, certificate: 'QC-4711', country: 'CA', states },
      ...{ validFrom: '2026-01-01', validUntil: '2199-12-31' },
    });
  const cartOf = async (reader: Visitor) => {
    const { OrderID: id } = await reader.post('cart/addtocart', { ProductId: '6205', Qty: 3 });
    return reader.get('cart/getcartdetails/{id}', { id });
  };

  it('contain for a guest the taxes of where the company is, whose names they say', async () =>
    expect(await shownTo(guest)).toEqual({
      shown: 'WithTax',
      rates: QUEBEC,
      contained: 'Prices marked “incl. tax” include GST, QST (Québec); delivery is added.',
    }));

  it('are stored and answered without tax all the same, with the tax class of the item', async () =>
    expect(await guest.post('product/productinfo', { productId: '6205' })).toMatchObject({
      taxClass: 'standard',
      prices: [{ unitPrice: 1_000 }, { unitPrice: 900 }],
    }));

  it('follow a change of a rate', async () => {
    const { name, places, taxes } = (await helen.get('admin/tax/list', {})).zones.find(
      ({ zoneId }) => zoneId === 'CA-QC',
    )!;
    const dearer = taxes.map((tax) => ({
      ...tax,
      rates: tax.rates.map((one) => ({ ...one, rate: one.taxClass === 'standard' ? 10_000 : 0 })),
    }));
    await helen.post('admin/tax/changezone', {
      zoneId: 'CA-QC',
      seen: { name, places, taxes },
      changed: { taxes: dearer },
    });
    expect(await shownTo(guest)).toMatchObject({ rates: { otherClasses: 20_000 } });
  });

  it('are without tax, and said to be so, where the company is in no zone or in one without taxes', async () => {
    await set('StoreCountries', 'US,CA');
    await set('CompanyAddress', '1 Main St\nBurlington VT 05401');
    expect(await shownTo(guest)).toEqual({ shown: 'WithoutTax', contained: 'All prices are without tax.' });
    await set('StoreCountries', 'FR,US,CA');
    expect(await shownTo(guest)).toEqual({ shown: 'WithoutTax', contained: 'All prices are without tax.' });
  });

  it('contain for a buyer the taxes of their primary address', async () => {
    const buyer = await ben();
    expect(await shownTo(buyer)).toMatchObject({ rates: QUEBEC });
    const [primary] = await buyer.post('customer/getcustomeraddressbook', {});
    await buyer.post('customer/saveaddress', {
      ...(primary ? { addressId: primary.addressId } : {}),
      address: { ...montreal, city: 'Toronto', state: 'ON', zip: 'M5V 2T6' },
      primary: true,
    });
    expect(await shownTo(buyer)).toMatchObject({
      rates: { otherClasses: 13_000 },
      contained: expect.stringContaining('HST (Ontario)'),
    });
  });

  it('are without tax for an account that is exempt at that place, and with it where it is exempt elsewhere', async () => {
    const buyer = await ben();
    await exempt(['ON']);
    expect(await shownTo(buyer)).toMatchObject({ shown: 'WithTax' });
    await exempt(['QC']);
    expect(await shownTo(buyer)).toEqual({
      shown: 'WithoutTax',
      contained: 'Your prices are without tax: your account is exempt from it (Québec).',
    });
    expect(await shownTo(guest)).toMatchObject({ shown: 'WithTax' });
  });

  it('are told in the cart as what the goods come to with tax, rounded as a checkout does', async () => {
    const cart = await cartOf(guest);
    expect(cart).toMatchObject({
      OrderHeader: { SubTotal: 3_000, TaxTotal: 0, OrderTotal: 3_000 },
      OrderLines: [{ UnitPrice: 1_000, TaxClass: 'standard' }],
      TaxEstimate: { TaxLines: [{ amount: 150 }, { amount: 299 }], Total: 3_449 },
    });
  });

  it.each(['NotSaid', 'WithoutTax'] as const)('are not told in the cart where the shop chose %s', async (how) => {
    await set('PricesShown', how);
    expect(await cartOf(guest)).not.toHaveProperty('TaxEstimate');
    expect(await shownTo(guest)).toMatchObject({ shown: how });
  });

  it('come with items of lists, of the quick order pad and of bundles', async () => {
    const { Items } = await guest.post('checkout/skulookup', { ItemCodes: ['6205'] });
    expect(Items).toMatchObject([{ TaxClass: 'standard' }]);
    const { Parts } = await guest.post('product/get_bundlediscount', { productId: 'KIT' });
    expect(Parts).toMatchObject([{ TaxClass: 'standard' }, { TaxClass: 'standard' }]);
  });
});
