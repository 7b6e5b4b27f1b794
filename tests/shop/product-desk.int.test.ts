// Issue "Open for business": products, pictures, categories, attributes and brands in the back office.
import sharp from 'sharp';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import type { Visitor } from '../harness/visitor.ts';
import { fileUrl } from '#contracts/client.ts';
import { until } from '../harness/until.ts';
import { upload } from '../harness/upload.ts';

const MINUTE = 60_000;

describe('a manager of the shop', () => {
  let shop: TestShop;
  let manager: Visitor;
  let shopper: Visitor;
  const signedIn = async (userName: string) => {
    const visitor = shop.visitor();
    await visitor.post('admin/session/login', { userName, password: DEMO_PASSWORD });
    return visitor;
  };
  const text = (en: string, fr = en) => ({ en, fr });
  const info = (productId: string) => shopper.post('product/productinfo', { productId });
  const add = (itemNumber: string, more: object = {}) =>
    manager.post('admin/product/add', {
      itemNumber,
      product: { category: 'bearings', brand: 'Rolvane', name: text(`Bearing ${itemNumber}`), ...more },
    });
  const listed = async (query: object) =>
    (await manager.get('admin/product/list', query)).rows.map(({ itemNumber }) => itemNumber);
  const picture = (red: number) =>
    sharp({ create: { width: 320, height: 240, channels: 3, background: { r: red, g: 90, b: 90 } } })
      .jpeg()
      .toBuffer();
  const sent = (bytes: Buffer, FileName = 'bearing.jpg') =>
    upload(manager, 'admin/picture/upload', { FileName, FileType: 'image/jpeg', FileData: bytes.toString('base64') });

  beforeAll(async () => {
    shop = await startShop();
    await shop.projectionsCaughtUp();
    manager = await signedIn('helen');
    shopper = shop.visitor();
  });
  afterAll(() => shop.stop());

  describe('lists products', () => {
    it('by number as people count', async () =>
      expect(await listed({})).toEqual(['6205', '6306', 'KIT', 'LATER', 'RARE']));
    it('by the words of either language and by number however it is written', async () => {
      expect(await listed({ search: 'ball deep' })).toEqual(['6205', '6306']);
      expect(await listed({ search: 'rare (fr)' })).toEqual(['RARE']);
      expect(await listed({ search: '6205' })).toEqual(['6205']);
    });
    it('by what keeps them from being sold', async () => {
      expect(await listed({ stock: 'without' })).toEqual(['LATER']);
      expect(await listed({ brand: 'Tarn' })).toEqual(['6306']);
      expect(await listed({ category: 'bearings', sort: 'name', direction: 'DESC' })).toHaveLength(5);
      expect(await listed({ price: 'without' })).toEqual([]);
    });
    it('not to shoppers', async () =>
      expect(await shopper.refused(shopper.get('admin/product/list', {}))).toMatchObject({ status: 401 }));
  });

  describe('edits many products as a table', () => {
    it('that has their values and prices, of a list or of chosen items', async () => {
      const { rows, total, priceList, currency } = await manager.get('admin/product/grid', { items: '6205,6306' });
      expect({ total, priceList, currency }).toEqual({ total: 2, priceList: 'standard', currency: 'CAD' });
      expect(rows[0]).toMatchObject({
        itemNumber: '6205',
        status: 'active',
        data: { brand: 'Rolvane', minimumQuantity: 1 },
        price: { currency: 'CAD', periods: [{ from: '', until: '' }] },
      });
    });
    it('or by the numbers of everything that a list finds', async () => {
      expect(await manager.get('admin/product/numbers', { search: 'ball deep' })).toEqual({
        numbers: ['6205', '6306'],
        more: false,
      });
      expect((await manager.get('admin/product/numbers', { after: '6306' })).numbers).toEqual(['KIT', 'LATER', 'RARE']);
    });
  });

  describe('adds a product', () => {
    it('as a draft that no shopper sees or buys', async () => {
      await add('NEW-1', { description: text('<p>Good</p><script>alert(1)</script>') });
      expect(await manager.get('admin/product/detail', { itemNumber: 'NEW-1' })).toMatchObject({
        status: 'draft',
        data: { description: { en: '<p>Good</p>', fr: '<p>Good</p>' } },
      });
      expect(await listed({ status: 'draft' })).toEqual(['NEW-1']);
      expect(await shopper.refused(info('NEW-1'))).toMatchObject({ status: 404 });
      expect((await shopper.post('category/searchbykeyword', { keyword: 'NEW-1' })).total).toBe(0);
      expect(await shopper.refused(shopper.post('cart/addtocart', { ProductId: 'NEW-1', Qty: 1 }))).toMatchObject({
        status: 404,
        code: 'product_not_found',
      });
    });
    it('and sees its page before anybody else, in both languages', async () => {
      for (const language of ['en', 'fr'] as const)
        expect(await manager.get('admin/product/preview', { itemNumber: 'NEW-1', language })).toMatchObject({
          name: 'Bearing NEW-1',
          summary: 'Good',
        });
    });
    it('which is there for everybody once it is published', async () => {
      await manager.post('admin/product/publish', { itemNumber: 'NEW-1' });
      await shop.projectionsCaughtUp();
      expect(await info('NEW-1')).toMatchObject({ description: '<p>Good</p>' });
      expect((await shopper.post('category/searchbykeyword', { keyword: 'NEW-1' })).total).toBe(1);
    });
    it('which is published when its moment comes', async () => {
      await add('SOON');
      const publishAt = new Date(shop.clock.now() + MINUTE).toISOString();
      await manager.post('admin/product/schedule', { itemNumber: 'SOON', publishAt });
      expect(await manager.get('admin/product/detail', { itemNumber: 'SOON' })).toMatchObject({ publishAt });
      await shop.clock.advance(MINUTE);
      await until(
        async () =>
          (await manager.get('admin/product/detail', { itemNumber: 'SOON' })).status === 'active' || undefined,
      );
    });
    it('as a copy of another one', async () => {
      await manager.post('admin/product/duplicate', { itemNumber: '6205', to: '6205-C3' });
      expect(await manager.get('admin/product/detail', { itemNumber: '6205-C3' })).toMatchObject({
        status: 'draft',
        data: { name: { en: 'Deep groove ball bearing 6205' }, attributes: { bore: '25' } },
      });
    });
    it.each([
      ['in a category that is not there', { category: 'nowhere' }, 'category_unknown'],
      ['with an accessory that is not there', { accessories: ['NOTHING'] }, 'items_unknown'],
      ['with an attribute that is not there', { attributes: { colour: 'red' } }, 'attribute_unknown'],
      ['with a text where a number belongs', { attributes: { bore: 'wide' } }, 'attribute_not_a_number'],
      ['with a name of 10,000 characters', { name: text('x'.repeat(10_000)) }, 'invalid_value'],
      ['with a minimum between its steps', { minimumQuantity: 3, quantityStep: 2 }, 'minimum_not_in_steps'],
    ])('never %s', async (_what, more, code) =>
      expect(await manager.refused(add('BAD-1', more))).toMatchObject({ status: 400, code }),
    );
  });

  describe('changes a product', () => {
    const change = (seen: object, changed: object) =>
      manager.post('admin/product/change', { itemNumber: '6306', seen, changed });

    it('and the shop shows it at once', async () => {
      await change({ name: (await detail()).data.name }, { name: text('Bearing 6306', 'Roulement 6306') });
      await shop.projectionsCaughtUp();
      expect(await info('6306')).toMatchObject({ name: 'Bearing 6306' });
    });
    it('that another manager changed elsewhere, without a word', async () => {
      await change({ packQuantity: 1 }, { packQuantity: 10 });
      await change({ weightGrams: 130 }, { weightGrams: 200 });
      expect((await detail()).data).toMatchObject({ packQuantity: 10, weightGrams: 200 });
    });
    it('but not a field that another manager changed meanwhile', async () =>
      expect(await manager.refused(change({ packQuantity: 1 }, { packQuantity: 5 }))).toMatchObject({
        status: 409,
        code: 'changed_meanwhile',
        params: { present: { packQuantity: 10 } },
      }));
    it('only where she is one', async () => {
      const csr = await signedIn('dana');
      expect(
        await csr.refused(
          csr.post('admin/product/change', {
            itemNumber: '6306',
            seen: { backorder: false },
            changed: { backorder: true },
          }),
        ),
      ).toMatchObject({ status: 403 });
    });
    it('that is sold in packs from a minimum on, and the cart keeps to it', async () => {
      await change({ minimumQuantity: 1, quantityStep: 1 }, { minimumQuantity: 10, quantityStep: 5 });
      await shop.projectionsCaughtUp();
      const put = (Qty: number) => shopper.post('cart/addtocart', { ProductId: '6306', Qty });
      expect(await shopper.refused(put(5))).toMatchObject({ code: 'quantity_below_minimum', params: { minimum: 10 } });
      expect(await shopper.refused(put(12))).toMatchObject({ code: 'quantity_not_in_steps', params: { nearest: 15 } });
      const { OrderID, LineID } = await put(10);
      expect(
        await shopper.refused(shopper.post('cart/updatequantity', { OrderId: OrderID, LineId: LineID, Qty: 11 })),
      ).toMatchObject({ code: 'quantity_not_in_steps' });
    });
    const detail = () => manager.get('admin/product/detail', { itemNumber: '6306' });
  });

  describe('takes a product out of sale', () => {
    const discontinue = (itemNumber: string, successor: string) =>
      manager.post('admin/product/discontinue', { itemNumber, successor });

    it('and shoppers are led to what replaces it', async () => {
      await discontinue('LATER', '6205');
      await shop.projectionsCaughtUp();
      expect(await info('LATER')).toMatchObject({
        availability: { status: 'discontinued' },
        successor: { itemNumber: '6205' },
      });
    });
    it('but never for one that is discontinued, a draft, or not there', async () => {
      await add('DRAFT-1');
      const codeOf = async (successor: string) => (await manager.refused(discontinue('RARE', successor))).code;
      expect([await codeOf('LATER'), await codeOf('DRAFT-1'), await codeOf('NOTHING'), await codeOf('RARE')]).toEqual([
        'successor_discontinued',
        'successor_draft',
        'successor_unknown',
        'successor_itself',
      ]);
    });
    it('and sells it again', async () => {
      await manager.post('admin/product/reinstate', { itemNumber: 'LATER' });
      await shop.projectionsCaughtUp();
      const again = await info('LATER');
      expect(again.availability.status).toBe('backorder');
      expect(again.successor).toBeUndefined();
    });
  });

  describe('adds pictures', () => {
    it('which are in the shop in the sizes and formats that pages ask for', async () => {
      const { picture: first } = await sent(await picture(200));
      const { picture: second } = await sent(await picture(50));
      for (const one of [first, second])
        await manager.post('admin/product/addpicture', {
          itemNumber: 'RARE',
          picture: one,
          altText: text('Side', 'Côté'),
        });
      await manager.post('admin/product/arrangepictures', {
        itemNumber: 'RARE',
        pictures: [second, first, 'bearing'],
      });
      await shop.projectionsCaughtUp();
      const { pictures, imageUrl } = await info('RARE');
      expect(pictures.map(({ url, altText }) => [url, altText])).toEqual([
        [`/pictures/${second}-600.webp`, 'Side'],
        [`/pictures/${first}-600.webp`, 'Side'],
        ['/pictures/bearing-600.webp', ''],
      ]);
      const ask = async (accept: string) => shopper.fetch(imageUrl, { headers: { accept } });
      await until(
        async () => /immutable/.test((await ask('image/webp')).headers.get('cache-control') ?? '') || undefined,
      );
      const [avif, webp] = [await ask('image/avif,image/webp'), await ask('image/webp')];
      expect([avif, webp].map(({ headers }) => headers.get('content-type'))).toEqual(['image/avif', 'image/webp']);
      expect(webp.headers.get('vary')).toContain('Accept');
      expect(await sharp(Buffer.from(await avif.arrayBuffer())).metadata()).toMatchObject({ width: 320 });
    });
    it('but nothing that is none', async () => {
      expect(await manager.refused(sent(Buffer.from('%PDF-1.7\n'), 'bearing.jpg'))).toMatchObject({
        status: 400,
        code: 'picture_is_pdf',
      });
      expect(
        await manager.refused(
          manager.post('admin/product/addpicture', {
            itemNumber: 'RARE',
            picture: 'f'.repeat(64),
            altText: text(''),
          }),
        ),
      ).toMatchObject({ status: 400, code: 'picture_unknown' });
    });
    it('and removes one', async () => {
      await manager.post('admin/product/removepicture', { itemNumber: 'RARE', picture: 'bearing' });
      expect((await manager.get('admin/product/detail', { itemNumber: 'RARE' })).pictures).toHaveLength(2);
    });
  });

  describe('adds documents', () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n');
    const document = (readers: 'everybody' | 'signed-in' | 'buyers', bytes: Buffer) =>
      upload(manager, 'admin/product/adddocument', {
        itemNumber: 'RARE',
        kind: 'data-sheet',
        title: text('Data sheet', 'Fiche technique'),
        readers,
        days: 0,
        times: 0,
        FileName: 'sheet.pdf',
        FileType: 'application/pdf',
        FileData: bytes.toString('base64'),
      });

    it('which everybody may have, or not', async () => {
      await document('everybody', pdf);
      await document('buyers', Buffer.concat([pdf, Buffer.from('\n')]));
      await shop.projectionsCaughtUp();
      const { documents } = await info('RARE');
      expect(documents).toMatchObject([
        { kind: 'data-sheet', title: 'Data sheet', size: pdf.length, forBuyers: false },
        { forBuyers: true },
      ]);
      const all = (await manager.get('admin/product/detail', { itemNumber: 'RARE' })).documents;
      const fetched = await Promise.all(
        all.map(({ document: name }) =>
          shopper.fetch(fileUrl('product/document', { productId: 'RARE', document: name })),
        ),
      );
      expect(fetched.map(({ status }) => status)).toEqual([200, 404]);
    });
    it('but not the same file twice', async () =>
      expect(await manager.refused(document('everybody', pdf))).toMatchObject({ code: 'document_exists' }));
    it('that only who is signed in may have: a guest reads what there is, and is asked to sign in', async () => {
      const buyer = shop.visitor();
      await buyer.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      const drawing = Buffer.concat([pdf, Buffer.from('\n\n')]);
      await document('signed-in', drawing);
      const ofReader = async (visitor: Visitor) =>
        (await visitor.post('product/productinfo', { productId: 'RARE' })).documents.find(
          ({ size }) => size === drawing.length,
        );
      const shown = await until(() => ofReader(shopper), 'the document on the page');
      expect(shown.needsSignIn).toBe(true);
      expect(await ofReader(buyer)).toMatchObject({ needsSignIn: false });
      const address = fileUrl('product/document', { productId: 'RARE', document: shown.document });
      expect([(await shopper.fetch(address)).status, (await buyer.fetch(address)).status]).toEqual([404, 200]);
      for (const accountId of [undefined, 'acc-ben']) {
        const preview = await manager.get('admin/product/preview', {
          itemNumber: 'RARE',
          language: 'en',
          ...(accountId ? { accountId } : {}),
        });
        expect(preview.documents.find(({ size }) => size === drawing.length)?.needsSignIn).toBe(!accountId);
      }
    });
  });

  describe('arranges categories', () => {
    const tree = async () => (await manager.get('admin/category/tree', {})).categories;
    const names = async () => (await shopper.get('Category/GetCategoryLists', {})).map((node) => node.CategoryName);

    it('below and beside each other', async () => {
      await manager.post('admin/category/add', {
        categoryId: 'moving',
        parent: '',
        category: { name: text('Moving') },
      });
      await manager.post('admin/category/add', { categoryId: 'belts', parent: '', category: { name: text('Belts') } });
      await manager.post('admin/category/move', { categoryId: 'bearings', parent: 'moving' });
      await manager.post('admin/category/move', { categoryId: 'belts', parent: 'moving', before: 'bearings' });
      expect((await tree()).map(({ categoryId, depth }) => `${depth} ${categoryId}`)).toEqual([
        '0 moving',
        '1 belts',
        '1 bearings',
      ]);
      expect(await names()).toEqual(['Moving']);
    });
    it('but none below itself', async () =>
      expect(
        await manager.refused(manager.post('admin/category/move', { categoryId: 'moving', parent: 'bearings' })),
      ).toMatchObject({ status: 400, code: 'category_below_itself' }));
    it('some of which lead elsewhere', async () => {
      await manager.post('admin/category/change', {
        categoryId: 'belts',
        seen: { type: 0, linkBasedUrl: '' },
        changed: { type: 1, linkBasedUrl: '/search?q=belt' },
      });
      await shop.projectionsCaughtUp();
      const [moving] = await shopper.get('Category/GetCategoryLists', {});
      expect(moving!.ChildCategory).toMatchObject([
        { CategoryTypeID: 1, LinkBasedURL: '/search?q=belt' },
        { CategoryTypeID: 0, LinkBasedURL: '' },
      ]);
    });
    it('some of which nobody sees, though their products are found', async () => {
      await manager.post('admin/category/hide', { categoryId: 'moving' });
      await shop.projectionsCaughtUp();
      expect(await names()).toEqual([]);
      expect(await shopper.refused(shopper.get('Category/GetCategoryDetails/{id}', { id: 'bearings' }))).toMatchObject({
        status: 404,
      });
      expect((await shopper.post('category/searchbykeyword', { keyword: '6205' })).total).toBeGreaterThan(0);
      await manager.post('admin/category/show', { categoryId: 'moving' });
      await shop.projectionsCaughtUp();
      expect(await names()).toEqual(['Moving']);
    });
  });

  describe('defines attributes', () => {
    it('whose type stays where products have values', async () => {
      expect(await manager.get('admin/attribute/detail', { attribute: 'bore' })).toMatchObject({
        values: expect.arrayContaining([{ value: '30', products: 1 }]),
      });
      expect(
        await manager.refused(
          manager.post('admin/attribute/change', {
            attribute: 'bore',
            seen: { kind: 'number' },
            changed: { kind: 'text' },
          }),
        ),
      ).toMatchObject({ status: 409, code: 'attribute_in_use' });
    });
  });

  describe('renames a brand', () => {
    it('and all its products follow', async () => {
      const { products } = await manager.post('admin/brand/rename', { name: 'Tarn', to: 'Halden' });
      expect(products).toBe(1);
      await until(
        async () =>
          (await manager.get('admin/product/detail', { itemNumber: '6306' })).data.brand === 'Halden' || undefined,
      );
      const { rows } = await manager.get('admin/brand/list', { sort: 'products', direction: 'DESC' });
      expect(rows.map(({ name }) => name)).toEqual(['Rolvane', 'Halden']);
    });
    it('that no product has, not', async () =>
      expect(await manager.refused(manager.post('admin/brand/rename', { name: 'None', to: 'Other' }))).toMatchObject({
        code: 'brand_not_found',
      }));
  });

  it('sees on the timeline of a product who changed what', async () => {
    const { entries } = await manager.get('admin/history/timeline', { subject: 'product:RARE' });
    expect(entries.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        'ProductAdded',
        'PriceSet',
        'StockCounted',
        'ProductPictureAdded',
        'ProductDocumentAdded',
      ]),
    );
  });
});
