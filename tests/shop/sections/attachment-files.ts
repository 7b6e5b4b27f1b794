// Files that may be uploaded are kept and come back as they were; others are refused.
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '#contracts/api.ts';
import { headers } from '#contracts/client.ts';
import {
  attachmentEvents,
  download,
  drawing,
  file,
  guestWithCart,
  refusal,
  sendFile,
  slotsOf,
  upload,
} from '../../harness/attachments.ts';
import type { TestShop } from '../../harness/shop.ts';

export const attachmentFiles = (theShop: () => TestShop) =>
  describe('attachments', () => {
    let shop: TestShop;

    beforeAll(() => {
      shop = theShop();
    });

    it('are kept by a guest’s cart, counted on its line, and come back byte for byte', async () => {
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      expect(await upload(guest, file(OrderId, LineId, { FileName: 'C:\\plans\\Plan d’atelier.pdf' }))).toBe(1);
      expect(await upload(guest, file(OrderId, LineId, { FileName: 'second.pdf' }))).toBe(2);
      const record = await guest.post('checkout/getattachments', { OrderId, LineId, AttachmentType: 'OrderLine' });
      expect(record).toMatchObject({
        OrderId,
        LineId,
        File1FileName: 'Plan d’atelier.pdf',
        File1ContentType: 'application/pdf',
        File1Size: drawing().length,
        File1Status: 'waiting',
        File2FileName: 'second.pdf',
        File3FileName: '',
        File3Size: 0,
        CanEdit: true,
      });
      expect((await guest.get('cart/getcartdetails/{id}', { id: OrderId })).OrderLines[0]).toMatchObject({
        AttachmentCount: 2,
      });

      const response = await download(guest, OrderId, LineId);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(drawing());
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename=.*filename\*=UTF-8''Plan%20d%E2%80%99atelier\.pdf$/,
      );
      expect(response.headers.get('content-type')).toBe('application/octet-stream');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('no-store');
    });

    it('are named in events by their hash only, and their names are sealed', async () => {
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      await upload(guest, file(OrderId, LineId, { FileName: 'secret-project.pdf' }));
      const stored = JSON.stringify(
        await shop.application.store.asStored.readStream(`attachment-${OrderId}`),
        (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      );
      expect(stored).toContain(createHash('sha256').update(drawing()).digest('hex'));
      expect(stored).not.toContain('secret-project');
      expect(stored).not.toContain(drawing().toString('base64').slice(0, 20));
    });

    it('fill five slots, also when they come at once; a sixth is refused', async () => {
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      const answers = await Promise.all(
        Array.from({ length: 7 }, (_, index) => sendFile(guest, file(OrderId, LineId, { FileName: `${index}.pdf` }))),
      );
      const taken = await Promise.all(
        answers
          .filter(({ ok }) => ok)
          .map(async (answer) => ((await answer.json()) as { AttachmentNumber: number }).AttachmentNumber),
      );
      expect(taken.sort()).toEqual([1, 2, 3, 4, 5]);
      const refused = await Promise.all(answers.filter(({ ok }) => !ok).map(refusal));
      expect(refused).toHaveLength(2);
      for (const answer of refused)
        expect(answer).toMatchObject({
          status: 409,
          code: 'attachment_limit_reached',
          message: 'You have reached your attachment limit for this item.',
        });
      await guest.post('checkout/removeattachment', { OrderId, LineId, AttachmentNumber: 3 });
      expect(await slotsOf(shop, guest, OrderId, LineId)).toMatchObject({
        File2FileName: expect.stringMatching(/pdf$/),
        File3FileName: '',
        File4FileName: expect.stringMatching(/pdf$/),
      });
      expect(await upload(guest, file(OrderId, LineId))).toBe(3);
    });

    it('that were removed are deleted once nothing names them, and not before (S13)', async () => {
      const [one, other] = [await guestWithCart(shop), await guestWithCart(shop)];
      const bytes = drawing('only to be deleted');
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const send = ({ guest, OrderId, LineId }: typeof one) =>
        upload(guest, file(OrderId, LineId, { FileData: bytes.toString('base64') }));
      const remove = async ({ guest, OrderId, LineId }: typeof one) => {
        await guest.post('checkout/removeattachment', { OrderId, LineId, AttachmentNumber: 1 });
        await shop.projectionsCaughtUp();
        await shop.commands.attachment.deleteFile({ sha256 });
      };
      const isThere = () =>
        shop.application.services.blobs.get(sha256).then(
          () => true,
          () => false,
        );
      await send(one);
      await send(other);
      // What was written within six hours may not be named by its event yet.
      await shop.clock.advance(7 * 3_600_000);
      await remove(one);
      expect(await isThere()).toBe(true);
      expect((await download(other.guest, other.OrderId, other.LineId)).status).toBe(200);
      await shop.clock.advance(-7 * 3_600_000);
      await remove(other);
      expect(await isThere()).toBe(true);
      await shop.clock.advance(7 * 3_600_000);
      await shop.commands.attachment.deleteFile({ sha256 });
      await shop.clock.advance(-7 * 3_600_000);
      expect(await isThere()).toBe(false);
      const { rows } = await shop.application.pool.query<{ data: object; days: number }>(
        `select data, extract(epoch from due_at - now()) / 86400 as days from platform.effect
        where job = 'delete-file-when-attachment-removed' and data->>'sha256' = $1`,
        [sha256],
      );
      expect(rows.map(({ data }) => data)).toEqual(
        expect.arrayContaining([
          { sha256, orderId: one.OrderId },
          { sha256, orderId: other.OrderId },
        ]),
      );
      for (const { days } of rows) expect(Number(days)).toBeGreaterThan(0.9);
    });

    it('take one slot for one click, however often it is sent', async () => {
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      const commandId = crypto.randomUUID();
      for (let tries = 0; tries < 2; tries++)
        expect(await (await sendFile(guest, file(OrderId, LineId), commandId)).json()).toEqual({
          message: 'success',
          AttachmentNumber: 1,
        });
      expect(await attachmentEvents(shop, OrderId)).toHaveLength(1);
    });

    it.each<[string, Partial<Request<'checkout/upload'>>, number, string]>([
      [
        'without a type',
        { FileName: 'model.step', FileType: '' },
        400,
        "Looks like the web store doesn't allow uploading files with .step extension.",
      ],
      [
        'of a kind that the shop does not take',
        { FileName: 'a.exe', FileType: 'application/octet-stream' },
        400,
        "Looks like the web store doesn't allow uploading files with .exe extension.",
      ],
      [
        'that is not what it says',
        { FileName: 'a.png', FileType: 'image/png' },
        400,
        'This is not a proper .png file. Save it again in its own program and try once more.',
      ],
      [
        'above 10 MB',
        { FileData: Buffer.alloc(10_000_001, drawing()).toString('base64') },
        400,
        'This file is too large. It may have 10 MB at most.',
      ],
      ['that is not base64', { FileData: 'JVBERi0*' }, 400, 'This file did not arrive in one piece. Please try again.'],
      [
        'under a name that hides what it is',
        { FileName: 'flange.exe.pdf' },
        400,
        'A file cannot be uploaded under this name. Please rename it.',
      ],
    ])('refuse a file %s', async (_what, more, status, message) => {
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      expect(await refusal(await sendFile(guest, file(OrderId, LineId, more)))).toMatchObject({
        status,
        message,
        LogId: 0,
      });
      expect(await attachmentEvents(shop, OrderId)).toHaveLength(0);
    });

    it('take a file of 10 MB, by the route of uploads alone', async () => {
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      const most = Buffer.concat([drawing(), Buffer.alloc(10_000_000 - 2 * drawing().length), drawing()]);
      expect(await upload(guest, file(OrderId, LineId, { FileData: most.toString('base64') }))).toBe(1);
      const elsewhere = await guest.fetch('/api/post', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [headers.client]: '1' },
        body: JSON.stringify({
          path: 'checkout/upload',
          data: file(OrderId, LineId, { FileData: most.toString('base64') }),
        }),
      });
      expect(elsewhere.status).toBe(413);
      const beyond = await sendFile(guest, file(OrderId, LineId, { FileData: 'A'.repeat(15_000_000) }));
      expect(beyond.status).toBe(413);
    });

    it('may be limited further by a setting', async () => {
      await shop.send('setting/save', { name: 'AttachmentMaxMegabytes', value: '0.01' });
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      const answer = await refusal(
        await sendFile(guest, file(OrderId, LineId, { FileData: Buffer.alloc(10_001, drawing()).toString('base64') })),
      );
      const { MaxMegabytes } = await guest.post('checkout/getattachments', { OrderId, LineId });
      await shop.send('setting/save', { name: 'AttachmentMaxMegabytes', value: '10' });
      expect(MaxMegabytes).toBe(0.01);
      expect(answer).toMatchObject({ code: 'attachment_too_large', params: { megabytes: 0.01 } });
    });

    it('that are damaged or lost are not given out', async () => {
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      const bytes = drawing('one of its kind');
      await upload(guest, file(OrderId, LineId, { FileData: bytes.toString('base64') }));
      await shop.projectionsCaughtUp();
      const name = createHash('sha256').update(bytes).digest('hex');
      const path = join(shop.application.config.MILLWRIGHT_DATA, 'blobs', name.slice(0, 2), name);
      writeFileSync(path, 'something else');
      expect((await download(guest, OrderId, LineId)).status).toBe(500);
      rmSync(path);
      expect(await refusal(await download(guest, OrderId, LineId))).toMatchObject({ status: 500, code: 'internal' });
    });
  });
