// Many items at once into the cart (issue 11, spec 5): told line by line, nothing lost, nothing twice.
import type { Input, Request } from '#contracts/api.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { QUICK_ORDER_LIMITS } from '#domain/shared/quick-order/quick-order-lines.ts';
import { staffMember } from '../../harness/order-desk.ts';
import { expectSameAfterRebuild } from '../../harness/rebuilt.ts';
import type { TestShop } from '../../harness/shop.ts';
import { upload } from '../../harness/upload.ts';
import type { Visitor } from '../../harness/visitor.ts';

type Line = Request<'checkout/additemsfromquickorderpad'>['Lines'][number];

export const quickOrder = (theShop: () => TestShop) =>
  describe('a quick order', () => {
    let shop: TestShop;

    beforeAll(async () => {
      shop = theShop();
      await Promise.all(
        Array.from({ length: QUICK_ORDER_LIMITS.lines }, (_, n) => addProduct(`P-${String(n).padStart(4, '0')}`)),
      );
      await addProduct('STEP');
      await addProduct('OLD-1');
      await addProduct('OLD-2');
      const helen = await staffMember(shop, 'helen');
      await helen.post('admin/product/change', {
        itemNumber: 'STEP',
        seen: { minimumQuantity: 1, quantityStep: 1 },
        changed: { minimumQuantity: 10, quantityStep: 5 },
      });
      await helen.post('admin/product/discontinue', { itemNumber: 'OLD-1', successor: 'OLD-2' });
      await helen.post('admin/product/discontinue', { itemNumber: 'OLD-2', successor: '6205' });
      await shop.projectionsCaughtUp();
    });

    async function addProduct(itemNumber: string) {
      const name = `Part ${itemNumber}`;
      await shop.send('product/import', {
        itemNumber,
        product: {
          ...{ category: 'bearings', brand: 'Rolvane', name: { en: name, fr: name }, description: { en: '', fr: '' } },
          ...{ keywords: { en: '', fr: '' }, unit: 'ea', packQuantity: 1, weightGrams: 10, leadTimeDays: 3 },
          ...{ backorder: true, attributes: {}, pictures: [], accessories: [], similar: [], bundle: [] },
          addedOn: '2026-01-01',
        },
      });
      const price = { priceList: 'standard', itemNumber, currency: 'CAD', tiers: [{ quantity: 1, unitPrice: 100 }] };
      await shop.send('price-list/import', price as Input<'price-list/import'>);
    }

    const add = (visitor: Visitor, lines: readonly Line[], more: { OrderId?: string; commandId?: string } = {}) => {
      const { commandId, ...input } = more;
      return visitor.post(
        'checkout/additemsfromquickorderpad',
        { ...input, Lines: [...lines] },
        commandId ? { commandId } : {},
      );
    };
    const cartOf = async (visitor: Visitor, id: string) =>
      (await visitor.get('cart/getcartdetails/{id}', { id })).OrderLines.map(({ ProductId, Qty }) => [ProductId, Qty]);

    it('puts what can be had into the cart, and says of every other line why not', async () => {
      const guest = shop.visitor();
      const answer = await add(guest, [
        { Line: 3, ItemCode: '6205', Qty: '4' },
        { Line: 4, ItemCode: ' step ', Qty: 12 },
        { Line: 5, ItemCode: 'NONE-SUCH', Qty: 1 },
        { Line: 6, ItemCode: 'old 1', Qty: 1 },
        { Line: 7, ItemCode: '6306', Qty: 'two' },
        { Line: 8, ItemCode: '', Qty: '2' },
        { Line: 9, ItemCode: '---', Qty: '2' },
        { Line: 10, ItemCode: 'KIT', Qty: '1' },
        { Line: 11, ItemCode: '６２０５', Qty: '6.00' },
      ]);
      expect(answer.Lines.map(({ Line, Added, Code, Message }) => [Line, Added || Code, Message])).toEqual([
        [3, true, ''],
        [4, 'quantity_not_in_steps', 'STEP is sold in multiples of 5. The next is 15.'],
        [5, 'quick_order_code_unknown', 'No item has the number NONE-SUCH.'],
        [6, 'product_unavailable', 'This item is no longer available for purchase.'],
        [7, 'quick_order_quantity_invalid', 'Please enter valid quantity at line 7'],
        [8, 'quick_order_code_or_quantity_missing', 'Please enter code/quantity for line 8'],
        [9, 'quick_order_format_wrong', 'Sku code and/or quantity are not entered in correct format at line 9'],
        [10, true, ''],
        [11, true, ''],
      ]);
      expect(answer.Lines[3]!.Successor).toEqual({ ProductId: '6205', SkuName: 'Deep groove ball bearing 6205' });
      expect(answer).toMatchObject({ Added: 3, lineCount: 2, SubTotal: 15_500, CurrencyCode: 'CAD' });
      expect(await cartOf(guest, answer.OrderID)).toEqual([
        ['6205', 10],
        ['KIT', 1],
      ]);
    });

    it('gives up several of its lines at once, and those that are gone already without a word', async () => {
      const guest = shop.visitor();
      const { OrderID } = await add(
        guest,
        ['6205', '6306', 'STEP'].map((ItemCode) => ({ ItemCode, Qty: 10 })),
      );
      const { OrderLines } = await guest.get('cart/getcartdetails/{id}', { id: OrderID });
      const LineIds = OrderLines.slice(0, 2).map(({ LineID }) => LineID);
      for (const wanted of [LineIds, [...LineIds, 'none']]) {
        const { orderEntityModel } = await guest.post('cart/removecartitems', { OrderId: OrderID, LineIds: wanted });
        expect(orderEntityModel.OrderLines.map(({ ProductId }) => ProductId)).toEqual(['STEP']);
      }
    });

    it('counts with what is in the cart already, at the price of the sum', async () => {
      const guest = shop.visitor();
      const { OrderID } = await guest.post('cart/addtocart', { ProductId: '6205', Qty: 5 });
      const answer = await add(guest, [
        { ItemCode: '6205', Qty: 5 },
        { ItemCode: 'STEP', Qty: 10 },
      ]);
      expect(answer).toMatchObject({ OrderID, Added: 2, lineCount: 2, SubTotal: 10 * 900 + 10 * 100 });
    });

    it('begins no cart when nothing of it can be had', async () => {
      const guest = shop.visitor();
      const answer = await add(guest, [{ ItemCode: 'NONE-SUCH', Qty: 1 }]);
      expect(answer).toMatchObject({ OrderID: '', Added: 0, lineCount: 0 });
      expect(await guest.get('account/getusercontext', {})).toMatchObject({ OrderId: '', lineCount: 0 });
    });

    it('that is sent again adds nothing twice, and is answered as the first time', async () => {
      const guest = shop.visitor();
      const commandId = crypto.randomUUID();
      const lines = [
        { ItemCode: '6205', Qty: 3 },
        { ItemCode: 'NONE', Qty: 1 },
        { ItemCode: 'RARE', Qty: 1 },
      ];
      const first = await add(guest, lines, { commandId });
      expect(await add(guest, lines, { commandId })).toEqual(first);
      await guest.post('cart/addtocart', { ProductId: '6205', Qty: 2 });
      expect((await add(guest, lines, { commandId })).Lines).toEqual(first.Lines);
      expect(await cartOf(guest, first.OrderID)).toEqual([
        ['6205', 5],
        ['RARE', 1],
      ]);
    });

    it('that is sent again after its cart was closed goes into no other cart', async () => {
      const ben = shop.visitor();
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      const { OrderID: OrderId } = await ben.post('cart/addtocart', { ProductId: 'LATER', Qty: 1 });
      const commandId = crypto.randomUUID();
      const first = await add(ben, [{ ItemCode: '6306', Qty: 3 }], { OrderId, commandId });
      await ben.post('checkout/savecartasquote', { OrderId });
      expect(await add(ben, [{ ItemCode: '6306', Qty: 3 }], { OrderId, commandId })).toMatchObject({
        OrderID: OrderId,
        Lines: first.Lines,
      });
      const late = await ben.refused(add(ben, [{ ItemCode: '6306', Qty: 3 }], { OrderId }));
      expect(late.code).toBe('cart_quoted');
    });

    it('goes into nobody else’s cart', async () => {
      const [guest, other] = [shop.visitor(), shop.visitor()];
      const { OrderID: OrderId } = await guest.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
      await other.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
      expect(await other.refused(add(other, [{ ItemCode: '6205', Qty: 1 }], { OrderId }))).toMatchObject({
        status: 404,
      });
    });

    it('is looked up with price, stock and quantities, whatever way its codes are written', async () => {
      const { Items } = await shop
        .visitor('fr')
        .post('checkout/skulookup', { ItemCodes: ['step', 'KIT', 'OLD-1', 'constructor', ''] });
      expect(Items).toMatchObject([
        {
          ProductId: 'STEP',
          MinQty: 10,
          QtyStep: 5,
          CurrencyCode: 'CAD',
          Tiers: [{ Qty: 1, UnitPrice: 100 }],
          Code: '',
        },
        { ProductId: 'KIT', Parts: 2, Availability: { status: 'in-stock' } },
        { ProductId: 'OLD-1', Code: 'product_unavailable', Successor: { ProductId: '6205' } },
        { ProductId: '', Code: 'quick_order_code_unknown', Message: 'Aucun article ne porte le numéro constructor.' },
        { ProductId: '' },
      ]);
    });

    it('of 500 and of 2,000 lines is in the cart', async () => {
      const lines = Array.from({ length: QUICK_ORDER_LIMITS.lines }, (_, n) => ({
        ItemCode: `p${String(n).padStart(4, '0')}`,
        Qty: n + 1,
      }));
      for (const count of [500, 2_000]) {
        const guest = shop.visitor();
        const answer = await add(guest, lines.slice(0, count));
        expect(answer).toMatchObject({ Added: count, lineCount: count });
        expect(await cartOf(guest, answer.OrderID)).toHaveLength(count);
      }
    });

    it('of more lines than a cart holds fills it, and names what found no room', async () => {
      const guest = shop.visitor();
      await guest.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
      const lines = Array.from({ length: QUICK_ORDER_LIMITS.lines }, (_, n) => ({
        ItemCode: `P-${String(n).padStart(4, '0')}`,
        Qty: 1,
      }));
      const answer = await add(guest, lines);
      expect(answer).toMatchObject({ Added: 1_999, lineCount: 2_000 });
      expect(answer.Lines.at(-1)).toMatchObject({ Added: false, Code: 'cart_full' });
      expect(await guest.refused(add(guest, [...lines, lines[0]!]))).toMatchObject({ status: 400 });
    });

    it('is read out of a file, with the lines as a spreadsheet counts them', async () => {
      const file = (text: string | Buffer) => ({
        FileName: 'order.csv',
        FileData: Buffer.from(text).toString('base64'),
      });
      const { Lines } = await upload(
        shop.visitor(),
        'checkout/readquickorderfile',
        file('Référence;Désignation;Qté\n6205;Roulement;4\n6306;x;\n;;\nKIT;k;zwei\n'),
      );
      expect(Lines).toEqual([
        { Line: 2, ItemCode: '6205', Qty: '4', Code: '', Message: '' },
        {
          ...{ Line: 3, ItemCode: '6306', Qty: '', Code: 'quick_order_code_or_quantity_missing' },
          Message: 'Please enter code/quantity for line 3',
        },
        {
          ...{ Line: 5, ItemCode: 'KIT', Qty: 'zwei', Code: 'quick_order_quantity_invalid' },
          Message: 'Please enter valid quantity at line 5',
        },
      ]);
      for (const [text, code] of [
        ['%PDF-1.7', 'import_file_is_pdf'],
        ['PK\u0003\u0004 nothing', 'import_file_not_a_table'],
      ] as const) {
        const visitor = shop.visitor();
        const refusal = await visitor.refused(upload(visitor, 'checkout/readquickorderfile', file(text)));
        expect([refusal.status, refusal.code]).toEqual([400, code]);
      }
      const many = 'A,1\n'.repeat(QUICK_ORDER_LIMITS.lines + 2);
      const visitor = shop.visitor();
      expect(await visitor.refused(upload(visitor, 'checkout/readquickorderfile', file(many)))).toMatchObject({
        code: 'quick_order_too_many_lines',
      });
    });

    it('leaves read models that are the same after a rebuild', () => expectSameAfterRebuild(shop));
  });
