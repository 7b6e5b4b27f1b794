// Issue 32: customers' own part numbers are kept by account, and understood wherever an item is asked for by a code.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { orderOnTerms, staffMember } from '../harness/order-desk.ts';
import { requestQuote, VALID_UNTIL } from '../harness/quotes.ts';
import type { Visitor } from '../harness/visitor.ts';

const ACCOUNT = 'ACC-1001';
const OTHER = 'ACC-2002';

describe('customers’ own part numbers', () => {
  let shop: MemoryShop;
  let ben: Visitor;

  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = await signedIn('ben');
  });
  afterEach(() => shop.stop());

  const signedIn = async (userName: string, language: 'en' | 'fr' = 'en'): Promise<Visitor> => {
    const visitor = shop.visitor(language);
    await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
    return visitor;
  };
  /** Somebody of another company. */
  const stranger = (): Pick<Visitor, 'post'> => {
    const session = shop.session({ role: 'contact', personId: 'contact:7', accountId: OTHER });
    return { post: (route, input) => shop.call(route, input, session) };
  };
  const save = (Number: string, ItemCode: string, by: Pick<Visitor, 'post'> = ben) =>
    by.post('customer/savepartnumber', { Number, ItemCode });
  const lookedUp = async (code: string, by: Pick<Visitor, 'post'> = ben) => {
    const { Items } = await by.post('checkout/skulookup', { ItemCodes: [code] });
    return Items[0]!;
  };
  const ordered = async (by: Visitor, ...codes: string[]) => {
    const { Lines } = await by.post('checkout/additemsfromquickorderpad', {
      Lines: codes.map((ItemCode, at) => ({ Line: at + 1, ItemCode, Qty: '1' })),
    });
    return Lines.map(({ ProductId, Added, Code }) => (Added ? ProductId : Code));
  };
  const importLines = (...lines: (readonly [string, string])[]) =>
    ben.post('customer/importpartnumbers', {
      Lines: lines.map(([Number, ItemCode], at) => ({ Line: at + 1, Number, ItemCode })),
    });

  it('find the item for everybody of the account, however they are written, and for nobody else', async () => {
    expect(await save('LAG 0815', '6205')).toMatchObject({ Number: 'LAG 0815', ProductId: '6205', OtherItem: '' });
    expect(await lookedUp('lag-0815')).toMatchObject({ ProductId: '6205', OwnNumber: 'LAG 0815', Code: '' });
    const chloe = await signedIn('chloe');
    expect(await ordered(chloe, 'LAG0815')).toEqual(['6205']);
    const guest = shop.visitor();
    expect(await lookedUp('LAG 0815', guest)).toMatchObject({ ProductId: '', Code: 'quick_order_code_unknown' });
    const other = stranger();
    expect(await lookedUp('LAG 0815', other)).toMatchObject({ ProductId: '', OwnNumber: '' });
    expect(await other.post('customer/findpartnumber', { keyword: 'LAG 0815' })).toEqual({ Numbers: [] });
  });

  it('are none of a guest’s', async () => {
    const guest = shop.visitor();
    expect(await guest.refused(save('A 1', '6205', guest))).toMatchObject({ status: 401 });
    expect(await guest.refused(guest.post('customer/findpartnumber', { keyword: 'A 1' }))).toMatchObject({
      status: 401,
    });
  });

  it('come first in search, with those that begin so', async () => {
    await save('LAG 0815', '6205');
    await save('LAG 0816', '6306');
    expect(await ben.post('customer/findpartnumber', { keyword: 'lag 08' })).toMatchObject({
      Numbers: [{ Number: 'LAG 0815' }, { Number: 'LAG 0816' }],
    });
    expect(await ben.post('customer/findpartnumber', { keyword: 'LAG-0816' })).toMatchObject({
      Exact: { Number: 'LAG 0816', ProductId: '6306' },
    });
  });

  it('may be the number of another item, which is told and can be ordered all the same', async () => {
    expect(await save('6306', '6205')).toMatchObject({ OtherItem: '6306' });
    expect(await lookedUp('6306')).toMatchObject({ ProductId: '6205', OwnNumber: '6306', OtherItem: '6306' });
    expect(await ordered(ben, '6306', '#6306')).toEqual(['6205', '6306']);
    const { ListID } = await ben.post('checkout/savequickorderlist', {
      Name: 'Monthly',
      Lines: [{ ItemCode: '#6306', Qty: '2' }],
    });
    expect(await ben.post('checkout/getquickorderlines', { ListID })).toMatchObject({ Text: '#6306\t2' });
  });

  it.each([
    ['', '6205', 'part_number_missing'],
    ['x'.repeat(41), '6205', 'part_number_too_long'],
    ['=1+1', '6205', 'part_number_formula'],
    ['<b>7</b>', '6205', 'part_number_markup'],
    ['--', '6205', 'part_number_without_letters'],
    ['A 1', '', 'part_number_item_missing'],
    ['A 1', 'nothing', 'quick_order_code_unknown'],
  ])('say what is wrong with %j for %j', async (number, item, code) => {
    const refused = await ben.refused(save(number, item));
    expect(refused).toMatchObject({ code, status: 400 });
    const french = await signedIn('chloe', 'fr');
    const message = (await french.refused(save(number, item, french))).message;
    expect(message).not.toBe(refused.message);
  });

  it('stand for nothing that is not sold any more, unless they did before', async () => {
    await save('OLD', '6306');
    const helen = await staffMember(shop, 'helen');
    await helen.post('admin/product/discontinue', { itemNumber: '6306', successor: '6205' });
    expect(await ben.refused(save('NEW', '6306'))).toMatchObject({ code: 'part_number_item_replaced' });
    expect(await lookedUp('OLD')).toMatchObject({ Code: 'product_unavailable', Successor: { ProductId: '6205' } });
    await ben.post('customer/savepartnumber', {
      Number: 'OLD-1',
      ItemCode: '6306',
      Seen: { Number: 'OLD', ProductId: '6306' },
    });
    expect(await lookedUp('OLD1')).toMatchObject({ ProductId: '6306' });
  });

  it('are imported line by line: what is wrong is told, the rest is taken', async () => {
    await save('A-1', '6205');
    expect(
      await importLines(
        ['A 1', '6306'],
        ['B 1', '6205'],
        ['=1+1', '6205'],
        ['C 1', 'nothing'],
        ['b-1', '6306'],
        ['RARE', '6205'],
        ['', '6205'],
      ),
    ).toMatchObject({
      ...{ Added: 2, Changed: 1, Unchanged: 0 },
      Lines: [
        { Line: 3, Taken: false, Code: 'part_number_formula' },
        { Line: 4, Taken: false, Code: 'quick_order_code_unknown' },
        { Line: 5, Taken: false, Code: 'part_number_twice' },
        { Line: 6, Taken: true, Code: 'part_number_of_item' },
        { Line: 7, Taken: false, Code: 'part_number_missing' },
      ],
    });
    expect(await importLines(['A 1', '6306'], ['B 1', '6205'])).toMatchObject({ Added: 0, Changed: 0, Unchanged: 2 });
  });

  it('are a few events, however long the list is', async () => {
    const before = shop.application.store.events.length;
    const lines = Array.from({ length: 1_000 }, (_, n) => [`N-${n}`, '6205'] as const);
    expect(await importLines(...lines)).toMatchObject({ Added: 1_000, Lines: [] });
    const news = shop.application.store.events.slice(before);
    expect(news.filter(({ type }) => type === 'CustomerPartNumbersAdded')).toHaveLength(2);
  });

  it('are changed and removed, and refuse who has not seen the latest', async () => {
    await save('A 1', '6205');
    const change = (ItemCode: string, ProductId: string) =>
      ben.post('customer/savepartnumber', { Number: 'A 1', ItemCode, Seen: { Number: 'A 1', ProductId } });
    await change('6306', '6205');
    expect(await lookedUp('A1')).toMatchObject({ ProductId: '6306' });
    expect(await ben.refused(change('RARE', '6205'))).toMatchObject({ code: 'part_number_changed_meanwhile' });
    await save('A 2', '6205');
    expect(await ben.refused(ben.post('customer/removeallpartnumbers', { Count: 1 }))).toMatchObject({
      code: 'part_numbers_changed_meanwhile',
    });
    await ben.post('customer/removepartnumbers', { Numbers: ['a1'] });
    expect(await lookedUp('A 1')).toMatchObject({ ProductId: '' });
    await ben.post('customer/removeallpartnumbers', { Count: 1 });
    expect(await lookedUp('A 2')).toMatchObject({ ProductId: '' });
  });

  it('stand in the cart as they are, and on an order as they were when it was placed', async () => {
    await save('LAG 0815', '6205');
    await ordered(ben, '6205');
    const { OrderId } = await ben.get('account/getusercontext', {});
    const cart = await ben.get('cart/getcartdetails/{id}', { id: OrderId });
    expect(cart.OrderLines).toMatchObject([{ ProductId: '6205', OwnNumber: 'LAG 0815' }]);
    await ben.post('cart/removeallcartitems', { OrderId });
    const { orderId } = await orderOnTerms(shop, [['6205', 1]]);
    await ben.post('customer/removepartnumbers', { Numbers: ['LAG 0815'] });
    await save('other', '6205');
    const { OrderLines } = await ben.post('customer/getorderdetails', { OrderId: orderId });
    expect(OrderLines).toMatchObject([{ ProductId: '6205', OwnNumber: 'LAG 0815' }]);
  });

  it('stand on the paper of a quote as they are', async () => {
    await save('LAG 0815', '6205');
    const quoteId = await requestQuote(ben);
    const dana = await staffMember(shop, 'dana');
    const changes = shop.application.store.events.filter(({ stream }) => stream === `quote-${quoteId}`).length;
    await dana.post('admin/quote/publish', { quoteId, changes, validUntil: VALID_UNTIL });
    const printed = vi.spyOn(shop.application.services.threads, 'run');
    const { content } = await shop.queries.quote.paper({ quoteId, revision: 1 });
    expect(Buffer.from(content).subarray(0, 5).toString()).toBe('%PDF-');
    expect(printed.mock.calls[0]?.[1]).toMatchObject({ paper: { ownNumbers: { '6205': 'LAG 0815' } } });
  });

  it('are kept by staff, too, who may manage customers', async () => {
    const helen = await staffMember(shop, 'helen');
    const accountId = ACCOUNT;
    await helen.post('admin/customerpartnumber/save', { accountId, Number: 'S 1', ItemCode: '6205' });
    expect(await lookedUp('S1')).toMatchObject({ ProductId: '6205' });
    await helen.post('admin/customerpartnumber/import', {
      accountId,
      Lines: [{ Line: 1, Number: 'S 2', ItemCode: '6306' }],
    });
    expect(await ordered(ben, 's2')).toEqual(['6306']);
    await helen.post('admin/customerpartnumber/remove', { accountId, Numbers: ['S 1'] });
    expect(await lookedUp('S1')).toMatchObject({ ProductId: '' });
    const nobody = helen.post('admin/customerpartnumber/save', {
      accountId: 'nobody',
      Number: 'S 1',
      ItemCode: '6205',
    });
    expect(await helen.refused(nobody)).toMatchObject({ status: 404 });
  });

  it('of an account that is merged go over, and the other’s own stay', async () => {
    const other = stranger();
    await save('A 1', '6205');
    await save('A 1', '6306', other);
    await save('B 1', '6306', other);
    for (let times = 0; times < 2; times++)
      await shop.commands.customerPartNumber.takeOver({ from: OTHER, into: ACCOUNT });
    expect(await lookedUp('A 1')).toMatchObject({ ProductId: '6205' });
    expect(await lookedUp('B 1')).toMatchObject({ ProductId: '6306' });
  });
});
