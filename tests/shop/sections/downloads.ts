// Issue 10, "Documents for those who bought", and the spec's downloads: counted per click, limited by days or count.
import type { Request } from '#contracts/api.ts';
import { addDays } from '#domain/shared/day.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { orderByCard, orderOnTerms, staffMember, typesIn } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import { upload } from '../../harness/upload.ts';
import { cards, type Visitor } from '../../harness/visitor.ts';

export const downloadsOfBuyers = (theShop: () => TestShop) =>
  describe('a document for those who bought the product', () => {
    const bytes = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n');
    let until: string;
    let shop: TestShop;
    let manager: Visitor;
    let ben: Visitor;
    let orderId: string;
    let document: string;

    const add = async (more: Partial<Request<'admin/product/adddocument'>>, file: Buffer) => {
      await upload(manager, 'admin/product/adddocument', {
        ...{ itemNumber: '6205', kind: 'certificate', title: { en: 'Certificate', fr: 'Certificat' } },
        ...{ readers: 'buyers', days: 30, times: 3, FileName: 'certificate.pdf', FileType: 'application/pdf' },
        ...more,
        FileData: file.toString('base64'),
      });
      await shop.projectionsCaughtUp();
      const { documents } = await manager.get('admin/product/detail', { itemNumber: more.itemNumber ?? '6205' });
      return documents.at(-1)!.document;
    };
    const take = (visitor: Visitor, more: object = {}, options?: { commandId: string }) =>
      visitor.post('download/take', { OrderId: orderId, ProductId: '6205', document, ...more }, options);
    const change = (seen: object, changed: object) =>
      manager.post('admin/product/changedocument', { itemNumber: '6205', document, seen, changed });

    beforeAll(async () => {
      shop = theShop();
      until = addDays(shopDay(shop.clock.now()), 30);
      await shop.projectionsCaughtUp();
      manager = await staffMember(shop, 'helen');
      document = await add({}, bytes);
      ({ orderId, ben } = await orderOnTerms(shop, [['6205', 2]]));
    });

    it('is named on the page of the product, and had by no link', async () => {
      const guest = shop.visitor();
      const { documents } = await guest.post('product/productinfo', { productId: '6205' });
      expect(documents).toMatchObject([{ title: 'Certificate', forBuyers: true, needsSignIn: true }]);
      const link = `/api/product/document?productId=6205&document=${document}`;
      expect((await ben.fetch(link)).status).toBe(404);
    });

    it('stands with the order and the product of the buyer, with what is left of it', async () => {
      const left = { ProductId: '6205', times: 3, remaining: 3, validTill: until, status: 'open' };
      expect((await ben.post('download/oforder', { OrderId: orderId })).documents).toMatchObject([left]);
      expect((await ben.get('download/ofproduct', { ProductId: '6205' })).documents).toMatchObject([left]);
      const chloe = shop.visitor();
      await chloe.post('account/login', { userName: 'chloe', password: DEMO_PASSWORD });
      expect((await chloe.get('download/ofproduct', { ProductId: '6205' })).documents).toEqual([]);
      expect(await chloe.refused(take(chloe))).toMatchObject({ status: 404, code: 'order_not_found' });
      expect(await ben.refused(take(ben, { ProductId: 'RARE' }))).toMatchObject({ code: 'document_not_found' });
    });

    it('is counted once for one click, however often its answer is asked for again', async () => {
      const click = { commandId: crypto.randomUUID() };
      expect(await take(ben, {}, click)).toEqual({
        FileContents: bytes.toString('base64'),
        FileName: 'certificate.pdf',
      });
      await take(ben, {}, click);
      const [left] = (await ben.post('download/oforder', { OrderId: orderId })).documents;
      expect(left).toMatchObject({ remaining: 2, status: 'open' });
      expect(await typesIn(shop, `download-${orderId}`)).toEqual(['DocumentDownloaded']);
    });

    it('is never had more often than allowed, though several clicks come at once', async () => {
      const answers = await Promise.allSettled(Array.from({ length: 6 }, () => take(ben)));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      expect(await typesIn(shop, `download-${orderId}`)).toHaveLength(3);
      expect(await ben.refused(take(ben))).toMatchObject({ status: 409, code: 'downloads_used_up' });
      await shop.projectionsCaughtUp();
      const [left] = (await ben.post('download/oforder', { OrderId: orderId })).documents;
      expect(left).toMatchObject({ remaining: 0, status: 'used-up' });
    });

    it('may be had again by a further order, or once the shop allows more', async () => {
      const further = await orderOnTerms(shop, [['6205', 1]]);
      expect((await further.ben.get('download/ofproduct', { ProductId: '6205' })).documents).toMatchObject([
        { OrderId: further.orderId, remaining: 3 },
      ]);
      await change({ times: 3 }, { times: 4 });
      await shop.projectionsCaughtUp();
      await take(ben);
      expect(await ben.refused(take(ben))).toMatchObject({ code: 'downloads_used_up' });
    });

    it('of a guest is had by the session of the order, or by its e-mail', async () => {
      const { orderId: OrderId, guest } = await orderByCard(shop, [['6205', 1]]);
      await take(guest, { OrderId });
      const stranger = shop.visitor();
      expect(await stranger.refused(take(stranger, { OrderId }))).toMatchObject({ code: 'order_not_found' });
      expect(await stranger.refused(take(stranger, { OrderId, email: 'other@example.com' }))).toMatchObject({
        code: 'order_not_found',
      });
      await take(stranger, { OrderId, email: 'Guest@Example.com' });
      await shop.projectionsCaughtUp();
      const { documents } = await stranger.post('download/oforder', { OrderId, email: 'guest@example.com' });
      expect(documents).toMatchObject([{ remaining: 2 }]);
    });

    it('stands among the downloads of the account, and is found by title, item and order', async () => {
      const { documents, next } = await ben.get('download/list', {});
      expect(next).toBe(0);
      expect(documents.map(({ OrderId }) => OrderId)).toContain(orderId);
      const { OrderNumber } = documents.find(({ OrderId }) => OrderId === orderId)!;
      const found = async (search: string) => (await ben.get('download/list', { search })).documents.length;
      expect(await Promise.all(['certif', '6205', 'nothing'].map(found))).toEqual([
        documents.length,
        documents.length,
        0,
      ]);
      expect(await found(OrderNumber)).toBe(1);
      // The newest order is passed over.
      const before = (await ben.get('download/list', { from: 1 })).documents.map(({ OrderId }) => OrderId);
      expect(before).toEqual(documents.map(({ OrderId }) => OrderId).slice(1));
      const guest = shop.visitor();
      expect(await guest.refused(guest.get('download/list', {}))).toMatchObject({ status: 401 });
    });

    it('comes with the bundle that has the product in it, and not with what was cancelled', async () => {
      await shop.send('stock/count', { itemNumber: 'RARE', counts: { mtl: 9 } });
      await shop.projectionsCaughtUp();
      const { orderId: OrderId, guest } = await orderByCard(shop, [['KIT', 1]], cards.approved, 'kit@example.com');
      expect((await guest.post('download/oforder', { OrderId })).documents).toMatchObject([{ ProductId: '6205' }]);
      const { OrderLines } = await guest.post('customer/getorderdetails', { OrderId });
      const asked = {
        orderId: OrderId,
        lines: OrderLines.map(({ LineID, Qty }) => ({ lineId: LineID, quantity: Qty })),
      };
      const { changes, amount } = await manager.post('admin/order/previewcancel', asked);
      await manager.post('admin/order/cancellines', { ...asked, changes, amount, reason: 'Not wanted' });
      await shop.projectionsCaughtUp();
      expect((await guest.post('download/oforder', { OrderId })).documents).toEqual([]);
      expect(await guest.refused(take(guest, { OrderId }))).toMatchObject({ code: 'document_not_found' });
    });
  });
