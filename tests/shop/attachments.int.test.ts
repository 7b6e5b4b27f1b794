import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attachments } from '#projections/attachment/attachments.ts';
import { fold } from '#platform/read-model/read-model.ts';
import type { Input, Output, Request } from '#contracts/api.ts';
import { getUrl, headers } from '#contracts/client.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { ErrorAnswer } from '#contracts/error.ts';
import { signInEverybody, type TestRole } from '../api/people.ts';
import { montreal } from '../harness/readied-cart.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { loadSmallCatalogue } from '../harness/small-catalogue.ts';
import { until } from '../harness/until.ts';
import { cards, type Visitor } from '../harness/visitor.ts';

const drawing = (text = 'a flange') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);
type Slots = Output<'checkout/getattachments'>;

describe('attachments', () => {
  let shop: TestShop;
  let people: Record<TestRole, Visitor>;

  beforeAll(async () => {
    shop = await startShop();
    await loadSmallCatalogue(shop);
    people = await signInEverybody(shop);
  }, 60_000);
  afterAll(() => shop.stop(), 30_000);

  const sendFile = (visitor: Visitor, data: Request<'checkout/upload'>, commandId: string = crypto.randomUUID()) =>
    visitor.fetch('/api/upload', { method: 'POST', headers: { 'content-type': 'application/json', [headers.client]: '1', [headers.commandId]: commandId }, body: JSON.stringify({ path: 'checkout/upload', data }) });
  const file = (OrderId: string, LineId: string, more: Partial<Request<'checkout/upload'>> = {}): Request<'checkout/upload'> => ({ OrderId, LineId, FileName: 'flange.pdf', FileType: 'application/pdf', FileData: drawing().toString('base64'), ...more });
  async function upload(visitor: Visitor, data: Request<'checkout/upload'>): Promise<number> {
    const response = await sendFile(visitor, data);
    expect(response.status).toBe(200);
    return ((await response.json()) as Output<'checkout/upload'>).AttachmentNumber;
  }
  const refusal = async (response: Response) => ({ status: response.status, ...((await response.json()) as ErrorAnswer) });
  const download = (visitor: Visitor, OrderId: string, LineId: string, AttachmentNumber = 1) => visitor.fetch(getUrl('checkout/downLoadfile', { OrderId, LineId, AttachmentNumber }, 'getfile'));
  const slotsOf = async (visitor: Visitor, OrderId: string, LineId: string): Promise<Slots> => {
    await shop.settled();
    return visitor.post('checkout/getattachments', { OrderId, LineId });
  };
  async function cartOf(visitor: Visitor): Promise<{ OrderId: string; LineId: string }> {
    const { OrderID, LineID } = await visitor.post('cart/addtocart', { ProductId: '6205', Qty: 2 });
    return { OrderId: OrderID, LineId: LineID };
  }
  const guestWithCart = async () => {
    const guest = shop.visitor();
    return { guest, ...(await cartOf(guest)) };
  };
  const eventsOf = (orderId: string) => shop.application.store.readStream(`attachment-${orderId}`);

  it('are kept by a guest’s cart, counted on its line, and come back byte for byte', async () => {
    const { guest, OrderId, LineId } = await guestWithCart();
    expect(await upload(guest, file(OrderId, LineId, { FileName: 'C:\\plans\\Plan d’atelier.pdf' }))).toBe(1);
    expect(await upload(guest, file(OrderId, LineId, { FileName: 'second.pdf' }))).toBe(2);
    const record = await guest.post('checkout/getattachments', { OrderId, LineId, AttachmentType: 'OrderLine' });
    expect(record).toMatchObject({ OrderId, LineId, File1FileName: 'Plan d’atelier.pdf', File1ContentType: 'application/pdf', File1Size: drawing().length, File1Status: 'waiting', File2FileName: 'second.pdf', File3FileName: '', File3Size: 0, CanEdit: true });
    expect((await guest.get('cart/getcartdetails/{id}', { id: OrderId })).OrderLines[0]).toMatchObject({ AttachmentCount: 2 });

    const response = await download(guest, OrderId, LineId);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(drawing());
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=.*filename\*=UTF-8''Plan%20d%E2%80%99atelier\.pdf$/);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('are named in events by their hash only, and their names are sealed', async () => {
    const { guest, OrderId, LineId } = await guestWithCart();
    await upload(guest, file(OrderId, LineId, { FileName: 'secret-project.pdf' }));
    const stored = JSON.stringify(await shop.application.store.asStored.readStream(`attachment-${OrderId}`), (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    expect(stored).toContain(createHash('sha256').update(drawing()).digest('hex'));
    expect(stored).not.toContain('secret-project');
    expect(stored).not.toContain(drawing().toString('base64').slice(0, 20));
  });

  it('fill five slots, also when they come at once; a sixth is refused', async () => {
    const { guest, OrderId, LineId } = await guestWithCart();
    const answers = await Promise.all(Array.from({ length: 7 }, (_, index) => sendFile(guest, file(OrderId, LineId, { FileName: `${index}.pdf` }))));
    const taken = await Promise.all(answers.filter(({ ok }) => ok).map(async (answer) => ((await answer.json()) as { AttachmentNumber: number }).AttachmentNumber));
    expect(taken.sort()).toEqual([1, 2, 3, 4, 5]);
    const refused = await Promise.all(answers.filter(({ ok }) => !ok).map(refusal));
    expect(refused).toHaveLength(2);
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, code: 'attachment_limit_reached', message: 'You have reached your attachment limit for this item.' });
    await guest.post('checkout/removeattachment', { OrderId, LineId, AttachmentNumber: 3 });
    expect(await slotsOf(guest, OrderId, LineId)).toMatchObject({ File2FileName: expect.stringMatching(/pdf$/), File3FileName: '', File4FileName: expect.stringMatching(/pdf$/) });
    expect(await upload(guest, file(OrderId, LineId))).toBe(3);
  });

  it('take one slot for one click, however often it is sent', async () => {
    const { guest, OrderId, LineId } = await guestWithCart();
    const commandId = crypto.randomUUID();
    for (let tries = 0; tries < 2; tries++) expect(await (await sendFile(guest, file(OrderId, LineId), commandId)).json()).toEqual({ message: 'success', AttachmentNumber: 1 });
    expect(await eventsOf(OrderId)).toHaveLength(1);
  });

  it.each<[string, Partial<Request<'checkout/upload'>>, number, string]>([
    ['without a type', { FileName: 'model.step', FileType: '' }, 400, "Looks like the web store doesn't allow uploading files with .step extension."],
    ['of a kind that the shop does not take', { FileName: 'a.exe', FileType: 'application/octet-stream' }, 400, "Looks like the web store doesn't allow uploading files with .exe extension."],
    ['that is not what it says', { FileName: 'a.png', FileType: 'image/png' }, 400, 'This is not a proper .png file. Save it again in its own program and try once more.'],
    ['above 10 MB', { FileData: Buffer.alloc(10_000_001, drawing()).toString('base64') }, 400, 'This file is too large. It may have 10 MB at most.'],
    ['that is not base64', { FileData: 'JVBERi0*' }, 400, 'This file did not arrive in one piece. Please try again.'],
    ['under a name that hides what it is', { FileName: 'flange.exe.pdf' }, 400, 'A file cannot be uploaded under this name. Please rename it.'],
  ])('refuse a file %s', async (_what, more, status, message) => {
    const { guest, OrderId, LineId } = await guestWithCart();
    expect(await refusal(await sendFile(guest, file(OrderId, LineId, more)))).toMatchObject({ status, message, LogId: 0 });
    expect(await eventsOf(OrderId)).toHaveLength(0);
  });

  it('take a file of 10 MB, by the route of uploads alone', async () => {
    const { guest, OrderId, LineId } = await guestWithCart();
    const most = Buffer.concat([drawing(), Buffer.alloc(10_000_000 - 2 * drawing().length), drawing()]);
    expect(await upload(guest, file(OrderId, LineId, { FileData: most.toString('base64') }))).toBe(1);
    const elsewhere = await guest.fetch('/api/post', { method: 'POST', headers: { 'content-type': 'application/json', [headers.client]: '1' }, body: JSON.stringify({ path: 'checkout/upload', data: file(OrderId, LineId, { FileData: most.toString('base64') }) }) });
    expect(elsewhere.status).toBe(413);
    const beyond = await sendFile(guest, file(OrderId, LineId, { FileData: 'A'.repeat(15_000_000) }));
    expect(beyond.status).toBe(413);
  });

  it('may be limited further by a setting', async () => {
    await shop.send('setting/save', { name: 'AttachmentMaxMegabytes', value: '0.01', visible: false });
    const { guest, OrderId, LineId } = await guestWithCart();
    const answer = await refusal(await sendFile(guest, file(OrderId, LineId, { FileData: Buffer.alloc(10_001, drawing()).toString('base64') })));
    await shop.send('setting/save', { name: 'AttachmentMaxMegabytes', value: '10', visible: false });
    expect(answer).toMatchObject({ code: 'attachment_too_large', params: { megabytes: 0.01 } });
  });

  it('of somebody else do not exist', async () => {
    const { guest, OrderId, LineId } = await guestWithCart();
    await upload(guest, file(OrderId, LineId));
    await shop.settled();
    const stranger = shop.visitor();
    await cartOf(stranger);
    expect((await sendFile(stranger, file(OrderId, LineId))).status).toBe(404);
    expect((await download(stranger, OrderId, LineId)).status).toBe(404);
    expect(await stranger.refused(stranger.post('checkout/getattachments', { OrderId, LineId }))).toMatchObject({ status: 404 });
    expect(await stranger.refused(stranger.post('checkout/removeattachment', { OrderId, LineId, AttachmentNumber: 1 }))).toMatchObject({ status: 404 });
    expect(await guest.refused(guest.post('checkout/getattachments', { OrderId, LineId: '99' }))).toMatchObject({ status: 404, code: 'line_not_found' });
    expect(await guest.refused(guest.post('checkout/getattachments', { OrderId: 'unknown', LineId: '1' }))).toMatchObject({ status: 404 });
    expect((await download(guest, OrderId, LineId, 2)).status).toBe(404);
  });

  it('stay through quote and order, where View All sees them and View Self does not', async () => {
    const { 'admin-contact': adele, contact: ben, csr } = people;
    const chloe = shop.visitor();
    await chloe.post('account/login', { userName: 'chloe', password: DEMO_PASSWORD });
    const { OrderId, LineId } = await cartOf(adele);
    await upload(adele, file(OrderId, LineId));
    await adele.post('checkout/savecartasquote', { OrderId, ShipTo: montreal, BillTo: montreal, ShippingMethod: 'ground' });
    await shop.settled();
    expect((await adele.post('customer/getquotedetails', { QuoteId: OrderId })).QuoteLines[0]).toMatchObject({ AttachmentCount: 1 });
    expect(await upload(adele, file(OrderId, LineId, { FileName: 'later.pdf' }))).toBe(2);
    await shop.settled();
    const desk = await csr.get('admin/quote/desk', { quoteId: OrderId });
    expect(desk.lines[0]).toMatchObject({ attachmentCount: 2 });
    expect(await ben.post('checkout/getattachments', { OrderId, LineId })).toMatchObject({ File2FileName: 'later.pdf' });
    expect(await chloe.refused(chloe.post('checkout/getattachments', { OrderId, LineId }))).toMatchObject({ status: 404 });

    const { revision, hash } = await csr.post('admin/quote/publish', { quoteId: OrderId, changes: desk.quote.changes, validUntil: '2099-12-31' });
    await adele.post('checkout/convertquotetoorder', { QuoteId: OrderId, Revision: revision, RevisionHash: hash, payment: { method: 'card', token: await adele.cardToken(cards.approved) } });
    await shop.settled();
    expect((await adele.post('customer/getorderdetails', { OrderId })).OrderLines[0]).toMatchObject({ AttachmentCount: 2 });
    for (const visitor of [adele, ben]) expect(await slotsOf(visitor, OrderId, LineId)).toMatchObject({ File1FileName: 'flange.pdf', File2FileName: 'later.pdf', CanEdit: false });
    expect(await chloe.refused(chloe.post('checkout/getattachments', { OrderId, LineId }))).toMatchObject({ status: 404 });
    expect(await refusal(await sendFile(adele, file(OrderId, LineId)))).toMatchObject({ status: 409, code: 'attachment_closed' });
    expect(await adele.refused(adele.post('checkout/removeattachment', { OrderId, LineId, AttachmentNumber: 1 }))).toMatchObject({ status: 409, code: 'attachment_closed' });
  });

  it('are seen by a colleague with View All, once the cart is a quote', async () => {
    const { 'admin-contact': adele, contact: ben } = people;
    const { OrderId, LineId } = await cartOf(ben);
    await upload(ben, file(OrderId, LineId));
    await shop.settled();
    expect((await download(adele, OrderId, LineId)).status).toBe(404);
    await ben.post('checkout/savecartasquote', { OrderId, ShipTo: montreal, BillTo: montreal, ShippingMethod: 'ground' });
    await shop.settled();
    expect((await download(adele, OrderId, LineId)).status).toBe(200);
  });

  it('wait for staff, the oldest first, until they are accepted or rejected with a reason', async () => {
    const { csr, auditor } = people;
    const { guest, OrderId, LineId } = await guestWithCart();
    await upload(guest, file(OrderId, LineId));
    await upload(guest, file(OrderId, LineId, { FileName: 'second.pdf' }));
    await shop.settled();
    const before = await auditor.get('admin/attachment/list', { pageSize: 100 });
    expect(before.rows).toHaveLength(before.total);
    expect(before.rows.map((row) => row.addedAt)).toEqual(before.rows.map((row) => row.addedAt).sort());
    const [first, second] = before.rows.filter((row) => row.orderId === OrderId);
    expect([first!.fileName, second!.fileName]).toEqual(['flange.pdf', 'second.pdf']);
    const response = await csr.fetch(getUrl('admin/attachment/file', { orderId: OrderId, lineId: LineId, slot: 1 }, 'getfile'));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(drawing());

    const review = (slot: number, more: Partial<Input<'admin/attachment/review'>>) => csr.post('admin/attachment/review', { orderId: OrderId, lineId: LineId, slot, sha256: first!.sha256, verdict: 'accepted', ...more });
    await review(1, {});
    expect(await csr.refused(review(2, { verdict: 'rejected' }))).toMatchObject({ status: 400, code: 'attachment_reason_required' });
    expect(await csr.refused(review(2, { sha256: '0'.repeat(64) }))).toMatchObject({ status: 409, code: 'attachment_changed' });
    await review(2, { verdict: 'rejected', reason: 'Not to scale' });
    expect(await csr.refused(review(5, {}))).toMatchObject({ status: 404, code: 'attachment_not_found' });
    expect(await slotsOf(guest, OrderId, LineId)).toMatchObject({ File1Status: 'accepted', File2Status: 'rejected', File2Reason: 'Not to scale' });
    expect((await csr.get('admin/attachment/list', { pageSize: 100 })).total).toBe(before.total - 2);
    expect((await csr.get('admin/attachment/oforder', { orderId: OrderId })).files.map(({ slot, status }) => [slot, status])).toEqual([[1, 'accepted'], [2, 'rejected']]);
  });

  it('go with their line, and their line number is never given again', async () => {
    const { guest, OrderId, LineId } = await guestWithCart();
    await upload(guest, file(OrderId, LineId));
    const waits = async () => {
      await shop.settled();
      return (await people.csr.get('admin/work/list', { kind: 'attachment', pageSize: 200 })).rows.some(({ subjectId }) => subjectId.startsWith(OrderId));
    };
    expect(await waits()).toBe(true);
    await guest.post('cart/removecartitem', { OrderId, LineId });
    await shop.settled();
    expect((await people.csr.get('admin/attachment/oforder', { orderId: OrderId })).files).toEqual([]);
    await until(async () => ((await waits()) ? undefined : true), 'the end of the work');
    const again = await cartOf(guest);
    expect((await guest.get('cart/getcartdetails/{id}', { id: again.OrderId })).OrderLines[0]).toMatchObject({ AttachmentCount: 0 });
  });

  it('come along when the cart of a guest joins the one of who signs in', async () => {
    const ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    const own = await cartOf(ben);
    await upload(ben, file(own.OrderId, own.LineId));
    await ben.post('account/logout', {});
    const { guest, OrderId, LineId } = await guestWithCart();
    await upload(guest, file(OrderId, LineId));
    const other = drawing('another flange');
    await upload(guest, file(OrderId, LineId, { FileName: 'other.pdf', FileData: other.toString('base64') }));
    await guest.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    expect(await slotsOf(guest, own.OrderId, own.LineId)).toMatchObject({ File1FileName: 'flange.pdf', File2FileName: 'other.pdf', File3FileName: '' });
    expect(Buffer.from(await (await download(guest, own.OrderId, own.LineId, 2)).arrayBuffer())).toEqual(other);
  });

  it('that are damaged or lost are not given out', async () => {
    const { guest, OrderId, LineId } = await guestWithCart();
    const bytes = drawing('one of its kind');
    await upload(guest, file(OrderId, LineId, { FileData: bytes.toString('base64') }));
    await shop.settled();
    const name = createHash('sha256').update(bytes).digest('hex');
    const path = join(shop.application.config.MILLWRIGHT_DATA, 'blobs', name.slice(0, 2), name);
    writeFileSync(path, 'something else');
    expect((await download(guest, OrderId, LineId)).status).toBe(500);
    rmSync(path);
    expect(await refusal(await download(guest, OrderId, LineId))).toMatchObject({ status: 500, code: 'internal' });
  });

  it('have the same rows after a replay, also of a history in two parts', async () => {
    const { guest, OrderId, LineId } = await guestWithCart();
    await upload(guest, file(OrderId, LineId));
    await upload(guest, file(OrderId, LineId));
    await guest.post('checkout/removeattachment', { OrderId, LineId, AttachmentNumber: 1 });
    const events = await eventsOf(OrderId);
    const whole = fold(attachments, events);
    expect(fold(attachments, events.slice(2), fold(attachments, events.slice(0, 2)))).toEqual(whole);
    expect(whole.get(OrderId)).toMatchObject({ waiting: 1, files: [{ slot: 2 }] });
  });
});
