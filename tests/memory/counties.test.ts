// Spec 3 and 5, address: the county, which sales taxes of the United States go by ("County is mandatory").
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { montreal } from '../harness/readied-cart.ts';
import type { Visitor } from '../harness/visitor.ts';

const burlington = {
  ...montreal,
  addressLine1: '1 Main Street',
  city: 'Burlington',
  state: 'VT',
  zip: '05401',
  country: 'US',
};

describe('the county of an address', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  });
  afterEach(() => shop.stop());

  const save = (address: typeof burlington) => ben.post('customer/saveaddress', { address, primary: false });
  const headerWith = async (address: typeof burlington) => {
    const { OrderID } = await ben.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
    return ben.post('checkout/saveheader', { OrderId: OrderID, ShipTo: montreal, BillTo: address });
  };

  it('is chosen from those of its state, where its country has some', async () => {
    const counties = await shop.visitor().post('account/countylist', { Country: 'US', State: 'vt' });
    expect(counties).toHaveLength(14);
    expect(counties.map(({ countyName }) => countyName)).toContain('Chittenden');
    expect(await shop.visitor().post('account/countylist', { Country: 'CA', State: 'QC' })).toEqual([]);
    expect(await shop.visitor().post('account/countylist', { Country: 'US', State: 'QC' })).toEqual([]);
  });

  it('may be left out', async () => {
    await save(burlington);
    await headerWith(burlington);
  });

  it('is mandatory where the shop says so, in the address book and at checkout, and of no other country', async () => {
    await shop.send('setting/save', { name: 'CountyMandatory', value: '1' });
    const refusal = { status: 400, code: 'county_required', message: 'County is mandatory' };
    const at = (path: string) => ({ ...refusal, fields: [{ path, code: 'county_required' }] });
    expect(await ben.refused(save(burlington))).toMatchObject(at('address.county'));
    expect(await ben.refused(headerWith(burlington))).toMatchObject(at('BillTo.county'));
    await save(montreal);
    await save({ ...burlington, county: 'Chittenden' });
    await headerWith({ ...burlington, county: 'Chittenden' });
  });
});
