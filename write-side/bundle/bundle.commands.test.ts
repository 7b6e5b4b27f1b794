// A bundle beside its parts bought singly (spec 7: get_bundlediscount, addbundleitemstocart).
import { staffMember } from '../../tests/harness/order-desk.ts';
import { startMemoryShop, type MemoryShop } from '../../tests/harness/memory-shop.ts';

describe('a bundle', () => {
  let shop: MemoryShop;
  beforeAll(async () => (shop = await startMemoryShop()));

  it('says what its parts cost bought singly, and what it saves', async () => {
    const visitor = shop.visitor();
    const { PartsTotal, BundleDiscount, Parts } = await visitor.post('product/get_bundlediscount', {
      productId: 'KIT',
    });
    const [bearings, rare] = Parts;
    expect(PartsTotal).toBe(2 * bearings!.UnitPrice! + rare!.UnitPrice!);
    expect(BundleDiscount).toBe(Math.max(0, PartsTotal! - 6_500));
    expect(Parts.map(({ ProductId, Qty }) => [ProductId, Qty])).toEqual([
      ['6205', 2],
      ['RARE', 1],
    ]);
  });
  it('of an item that is none has no parts and saves nothing', async () =>
    expect(await shop.visitor().post('product/get_bundlediscount', { productId: '6205' })).toMatchObject({
      Parts: [],
      BundleDiscount: 0,
    }));
  it('that nobody sells is not found', async () => {
    const visitor = shop.visitor();
    expect(await visitor.refused(visitor.post('product/get_bundlediscount', { productId: 'NONE' }))).toMatchObject({
      status: 404,
      code: 'product_not_found',
    });
  });

  it('gives those of its parts that are wanted to the cart, as often as it holds them', async () => {
    const visitor = shop.visitor();
    const added = await visitor.post('cart/addbundleitemstocart', { ProductId: 'KIT', Qty: 2, Items: ['6205'] });
    expect(added).toMatchObject({ Added: 1, lineCount: 1 });
    const { OrderLines } = await visitor.get('cart/getcartdetails/{id}', { id: added.OrderID });
    expect(OrderLines.map(({ ProductId, Qty }) => [ProductId, Qty])).toEqual([['6205', 4]]);
  });
  it('gives none that it does not hold, and changes nothing then', async () => {
    const visitor = shop.visitor();
    expect(
      await visitor.refused(visitor.post('cart/addbundleitemstocart', { ProductId: 'KIT', Items: ['6205', '6306'] })),
    ).toMatchObject({ status: 400, code: 'bundle_part_unknown' });
    expect((await visitor.get('account/getusercontext', {})).lineCount).toBe(0);
  });
  it('says which part could not be added, and adds the others', async () => {
    const helen = await staffMember(shop, 'helen');
    await helen.post('admin/product/discontinue', { itemNumber: 'RARE' });
    const visitor = shop.visitor();
    const added = await visitor.post('cart/addbundleitemstocart', { ProductId: 'KIT', Items: ['6205', 'RARE'] });
    expect(added.Lines.map(({ ProductId, Code }) => [ProductId, Code])).toEqual([
      ['6205', ''],
      ['RARE', 'product_unavailable'],
    ]);
    const { Parts, PartsTotal, BundleDiscount } = await visitor.post('product/get_bundlediscount', {
      productId: 'KIT',
    });
    expect(Parts.find(({ ProductId }) => ProductId === 'RARE')!.UnitPrice).toBeUndefined();
    expect([PartsTotal, BundleDiscount]).toEqual([undefined, 0]);
  });
});
