// Attachments belong to somebody, are seen and reviewed by some, and go with their line.
import type { Input } from '#contracts/api.ts';
import { fileUrl } from '#contracts/client.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { fold } from '#platform/kernel/read-model/read-model.ts';
import { attachments } from '#projections/attachment/attachments.ts';
import { signInEverybody, type TestRole } from '../../api/people.ts';
import {
  attachmentEvents,
  cartOf,
  download,
  drawing,
  file,
  guestWithCart,
  refusal,
  sendFile,
  slotsOf,
  upload,
} from '../../harness/attachments.ts';
import { montreal } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import { cards, type Visitor } from '../../harness/visitor.ts';

export const attachmentsOfLines = (theShop: () => TestShop) =>
  describe('attachments', () => {
    let shop: TestShop;
    let people: Record<TestRole, Visitor>;

    beforeAll(async () => {
      shop = theShop();
      people = await signInEverybody(shop);
    });

    it('of somebody else do not exist', async () => {
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      await upload(guest, file(OrderId, LineId));
      await shop.projectionsCaughtUp();
      const stranger = shop.visitor();
      await cartOf(stranger);
      expect((await sendFile(stranger, file(OrderId, LineId))).status).toBe(404);
      expect((await download(stranger, OrderId, LineId)).status).toBe(404);
      expect(await stranger.refused(stranger.post('checkout/getattachments', { OrderId, LineId }))).toMatchObject({
        status: 404,
      });
      expect(
        await stranger.refused(stranger.post('checkout/removeattachment', { OrderId, LineId, AttachmentNumber: 1 })),
      ).toMatchObject({ status: 404 });
      expect(await guest.refused(guest.post('checkout/getattachments', { OrderId, LineId: '99' }))).toMatchObject({
        status: 404,
        code: 'line_not_found',
      });
      expect(
        await guest.refused(guest.post('checkout/getattachments', { OrderId: 'unknown', LineId: '1' })),
      ).toMatchObject({ status: 404 });
      expect((await download(guest, OrderId, LineId, 2)).status).toBe(404);
    });

    it('stay through quote and order, where View All sees them and View Self does not', async () => {
      const { 'admin-contact': adele, contact: ben, csr } = people;
      const chloe = shop.visitor();
      await chloe.post('account/login', { userName: 'chloe', password: DEMO_PASSWORD });
      const { OrderId, LineId } = await cartOf(adele);
      await upload(adele, file(OrderId, LineId));
      await adele.post('checkout/savecartasquote', {
        OrderId,
        ShipTo: montreal,
        BillTo: montreal,
        ShippingMethod: 'ground',
      });
      await shop.projectionsCaughtUp();
      expect((await adele.post('customer/getquotedetails', { QuoteId: OrderId })).QuoteLines[0]).toMatchObject({
        AttachmentCount: 1,
      });
      expect(await upload(adele, file(OrderId, LineId, { FileName: 'later.pdf' }))).toBe(2);
      await shop.projectionsCaughtUp();
      const desk = await csr.get('admin/quote/desk', { quoteId: OrderId });
      expect(desk.lines[0]).toMatchObject({ attachmentCount: 2 });
      expect(await ben.post('checkout/getattachments', { OrderId, LineId })).toMatchObject({
        File2FileName: 'later.pdf',
      });
      expect(await chloe.refused(chloe.post('checkout/getattachments', { OrderId, LineId }))).toMatchObject({
        status: 404,
      });

      const { revision, hash } = await csr.post('admin/quote/publish', {
        quoteId: OrderId,
        changes: desk.quote.changes,
        validUntil: '2099-12-31',
      });
      await adele.post('checkout/convertquotetoorder', {
        QuoteId: OrderId,
        Revision: revision,
        RevisionHash: hash,
        payment: { method: 'card', token: await adele.cardToken(cards.approved) },
      });
      await shop.projectionsCaughtUp();
      expect((await adele.post('customer/getorderdetails', { OrderId })).OrderLines[0]).toMatchObject({
        AttachmentCount: 2,
      });
      for (const visitor of [adele, ben])
        expect(await slotsOf(shop, visitor, OrderId, LineId)).toMatchObject({
          File1FileName: 'flange.pdf',
          File2FileName: 'later.pdf',
          CanEdit: false,
        });
      expect(await chloe.refused(chloe.post('checkout/getattachments', { OrderId, LineId }))).toMatchObject({
        status: 404,
      });
      expect(await refusal(await sendFile(adele, file(OrderId, LineId)))).toMatchObject({
        status: 409,
        code: 'attachment_closed',
      });
      expect(
        await adele.refused(adele.post('checkout/removeattachment', { OrderId, LineId, AttachmentNumber: 1 })),
      ).toMatchObject({ status: 409, code: 'attachment_closed' });
    });

    it('are seen by a colleague with View All, once the cart is a quote', async () => {
      const { 'admin-contact': adele, contact: ben } = people;
      const { OrderId, LineId } = await cartOf(ben);
      await upload(ben, file(OrderId, LineId));
      await shop.projectionsCaughtUp();
      expect((await download(adele, OrderId, LineId)).status).toBe(404);
      await ben.post('checkout/savecartasquote', {
        OrderId,
        ShipTo: montreal,
        BillTo: montreal,
        ShippingMethod: 'ground',
      });
      await shop.projectionsCaughtUp();
      expect((await download(adele, OrderId, LineId)).status).toBe(200);
    });

    it('wait for staff, the oldest first, until they are accepted or rejected with a reason', async () => {
      const { csr, auditor } = people;
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      await upload(guest, file(OrderId, LineId));
      await upload(guest, file(OrderId, LineId, { FileName: 'second.pdf' }));
      await shop.projectionsCaughtUp();
      const before = await auditor.get('admin/attachment/list', { pageSize: 100 });
      expect(before.rows).toHaveLength(before.total);
      expect(before.rows.map((row) => row.addedAt)).toEqual(before.rows.map((row) => row.addedAt).sort());
      const [first, second] = before.rows.filter((row) => row.orderId === OrderId);
      expect([first!.fileName, second!.fileName]).toEqual(['flange.pdf', 'second.pdf']);
      const response = await csr.fetch(fileUrl('admin/attachment/file', { orderId: OrderId, lineId: LineId, slot: 1 }));
      expect(Buffer.from(await response.arrayBuffer())).toEqual(drawing());

      const review = (slot: number, more: Partial<Input<'admin/attachment/review'>>) =>
        csr.post('admin/attachment/review', {
          orderId: OrderId,
          lineId: LineId,
          slot,
          sha256: first!.sha256,
          verdict: 'accepted',
          ...more,
        });
      await review(1, {});
      expect(await csr.refused(review(2, { verdict: 'rejected' }))).toMatchObject({
        status: 400,
        code: 'attachment_reason_required',
      });
      expect(await csr.refused(review(2, { sha256: '0'.repeat(64) }))).toMatchObject({
        status: 409,
        code: 'attachment_changed',
      });
      await review(2, { verdict: 'rejected', reason: 'Not to scale' });
      expect(await csr.refused(review(5, {}))).toMatchObject({ status: 404, code: 'attachment_not_found' });
      expect(await slotsOf(shop, guest, OrderId, LineId)).toMatchObject({
        File1Status: 'accepted',
        File2Status: 'rejected',
        File2Reason: 'Not to scale',
      });
      expect((await csr.get('admin/attachment/list', { pageSize: 100 })).total).toBe(before.total - 2);
      expect(
        (await csr.get('admin/attachment/oforder', { orderId: OrderId })).files.map(({ slot, status }) => [
          slot,
          status,
        ]),
      ).toEqual([
        [1, 'accepted'],
        [2, 'rejected'],
      ]);
    });

    it('go with their line, and their line number is never given again', async () => {
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      await upload(guest, file(OrderId, LineId));
      const waits = async () => {
        await shop.projectionsCaughtUp();
        return (await people.csr.get('admin/work/list', { kind: 'attachment', pageSize: 200 })).rows.some(
          ({ subjectId }) => subjectId.startsWith(OrderId),
        );
      };
      // What lies in a cart may never be bought: it is nobody's work yet.
      expect(await waits()).toBe(false);
      await guest.post('cart/removecartitem', { OrderId, LineId });
      await shop.projectionsCaughtUp();
      expect((await people.csr.get('admin/attachment/oforder', { orderId: OrderId })).files).toEqual([]);
      expect(await waits()).toBe(false);
      const again = await cartOf(guest);
      expect((await guest.get('cart/getcartdetails/{id}', { id: again.OrderId })).OrderLines[0]).toMatchObject({
        AttachmentCount: 0,
      });
    });

    it('come along when the cart of a guest joins the one of who signs in', async () => {
      const ben = shop.visitor();
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      const own = await cartOf(ben);
      await upload(ben, file(own.OrderId, own.LineId));
      await ben.post('account/logout', {});
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      await upload(guest, file(OrderId, LineId));
      const other = drawing('another flange');
      await upload(guest, file(OrderId, LineId, { FileName: 'other.pdf', FileData: other.toString('base64') }));
      await guest.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      expect(await slotsOf(shop, guest, own.OrderId, own.LineId)).toMatchObject({
        File1FileName: 'flange.pdf',
        File2FileName: 'other.pdf',
        File3FileName: '',
      });
      expect(Buffer.from(await (await download(guest, own.OrderId, own.LineId, 2)).arrayBuffer())).toEqual(other);
    });

    it('have the same rows after a replay, also of a history in two parts', async () => {
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      await upload(guest, file(OrderId, LineId));
      await upload(guest, file(OrderId, LineId));
      await guest.post('checkout/removeattachment', { OrderId, LineId, AttachmentNumber: 1 });
      const events = await attachmentEvents(shop, OrderId);
      const whole = fold(attachments, events);
      expect(fold(attachments, events.slice(2), fold(attachments, events.slice(0, 2)))).toEqual(whole);
      expect(whole.get(OrderId)).toMatchObject({ waiting: 1, files: [{ slot: 2 }] });
    });
  });
