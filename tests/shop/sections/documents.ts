// Issue "Open for business", content: documents in both languages are drafted, published and restored as pages are, and
// had at an address that stays.
import { createHash } from 'node:crypto';
import supertest from 'supertest';
import type { Request } from '#contracts/api.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { staffMember } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import { upload } from '../../harness/upload.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const documentsOfItems = (theShop: () => TestShop) =>
  describe('documents', () => {
    type Content = Request<'admin/document/create'>['content'];
    type DocumentFile = NonNullable<Content['file']['en']>;

    const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
    const pdf = (words: string) => Buffer.from(`%PDF-1.7\n1 0 obj % ${words}\n%%EOF\n`);

    let shop: TestShop;
    let manager: Visitor;
    let guest: Visitor;
    beforeAll(async () => {
      shop = theShop();
      await shop.projectionsCaughtUp();
      manager = await staffMember(shop, 'helen');
      guest = shop.visitor();
    });

    const send = (words: string, fileName: string): Promise<DocumentFile> =>
      upload(manager, 'admin/document/upload', {
        ...{ FileName: fileName, FileType: 'application/pdf', FileData: pdf(words).toString('base64') },
      });
    const document = (
      title: string,
      en: DocumentFile | null,
      fr: DocumentFile | null,
      more: Partial<Content> = {},
    ) => ({
      ...{ title: both(title), description: both(''), file: { en, fr }, readers: 'everybody' as const },
      ...more,
    });
    async function publish(id: string, content: Content): Promise<void> {
      await manager.post('admin/document/create', { id, content });
      await manager.post('admin/document/publish', { id });
      await shop.projectionsCaughtUp();
    }
    const listed = async (visitor: Visitor) => (await visitor.post('store/getdocuments', {})).Documents;
    const had = async (name: string, language = 'en') =>
      (await guest.fetch(`/documents/${name}?lng=${language}`)).text();

    describe('a document', () => {
      it('is nobody’s while it is a draft, and had by staff', async () => {
        const file = await send('terms', 'terms.pdf');
        expect(file).toMatchObject({
          fileName: 'terms.pdf',
          contentType: 'application/pdf',
          size: pdf('terms').length,
        });
        await manager.post('admin/document/create', { id: 'terms', content: document('Terms of sale', file, null) });
        await shop.projectionsCaughtUp();
        expect(await listed(guest)).toEqual([]);
        expect((await guest.fetch('/api/store/getdocument?name=terms')).status).toBe(404);
        const draft = await manager.fetch('/api/admin/document/file?id=terms&language=en');
        expect(Buffer.from(await draft.arrayBuffer())).toEqual(pdf('terms'));
      });

      it('is had as a download by everybody at its address, once it is published', async () => {
        await manager.post('admin/document/publish', { id: 'terms' });
        await shop.projectionsCaughtUp();
        expect(await listed(guest)).toMatchObject([
          { DocumentId: 'terms', Title: 'Terms of sale', FileName: 'terms.pdf', ForSignedIn: false },
        ]);
        const answer = await guest.fetch('/documents/terms');
        expect(answer.headers.get('content-disposition')).toBe('attachment; filename=terms.pdf');
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect((await supertest(shop.url).get('/sitemap/1.xml')).text).toContain('/documents?lng=fr');
      });

      it('is had in the language of its reader, and in the other where that has none', async () => {
        await publish(
          'catalogue',
          document('Catalogue', await send('english', 'en.pdf'), await send('français', 'fr.pdf')),
        );
        expect(await had('catalogue')).toContain('english');
        expect(await had('catalogue', 'fr')).toContain('français');
        expect(await had('terms', 'fr')).toContain('terms');
        expect((await listed(shop.visitor('fr'))).map(({ Title, FileName }) => [Title, FileName])).toEqual([
          ['Catalogue (fr)', 'fr.pdf'],
          ['Terms of sale (fr)', 'terms.pdf'],
        ]);
      });

      it('for the signed-in leads a stranger to signing in, and is had after', async () => {
        await publish('prices', document('Prices', await send('prices', 'prices.pdf'), null, { readers: 'signed-in' }));
        const sent = await guest.fetch('/documents/prices', { redirect: 'manual' });
        expect([sent.status, sent.headers.get('location')]).toEqual([
          303,
          '/account/login?ReturnUrl=%2Fdocuments%2Fprices',
        ]);
        expect((await guest.fetch('/api/store/getdocument?name=prices')).status).toBe(401);
        const ben = shop.visitor();
        await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
        expect(await (await ben.fetch('/documents/prices')).text()).toContain('prices');
        expect((await listed(guest)).find(({ DocumentId }) => DocumentId === 'prices')).toMatchObject({
          ForSignedIn: true,
        });
      });

      it('leads to its newest file at the same address, and to a former one that was restored', async () => {
        const { content } = await manager.get('admin/document/detail', { id: 'terms' });
        const next = { en: await send('terms of 2027', 'terms-2027.pdf'), fr: null };
        await manager.post('admin/document/change', {
          id: 'terms',
          seen: { file: content.file },
          changed: { file: next },
        });
        await manager.post('admin/document/publish', { id: 'terms' });
        await shop.projectionsCaughtUp();
        expect(await had('terms')).toContain('2027');
        await manager.post('admin/document/restore', { id: 'terms', version: 1 });
        await manager.post('admin/document/publish', { id: 'terms' });
        await shop.projectionsCaughtUp();
        expect(await had('terms')).not.toContain('2027');
      });

      it('says of a file what its bytes say, not what the browser does', async () => {
        const file = await send('mine', 'mine.pdf');
        const lie = { ...file, contentType: 'text/html', size: 1 };
        await manager.post('admin/document/create', { id: 'lie', content: document('Lie', lie, null) });
        await shop.projectionsCaughtUp();
        expect((await manager.get('admin/document/detail', { id: 'lie' })).content.file.en).toEqual(file);
        const renamed = { ...file, fileName: 'mine.html' };
        const create = manager.post('admin/document/create', { id: 'lie2', content: document('Lie', renamed, null) });
        expect(await manager.refused(create)).toMatchObject({ code: 'attachment_type_refused' });
      });

      it('is none without a file, nor with one that nobody sent', async () => {
        const create = (file: DocumentFile | null) =>
          manager.refused(manager.post('admin/document/create', { id: 'none', content: document('None', file, null) }));
        expect(await create(null)).toMatchObject({ fields: [{ path: 'content.file', code: 'document_file_missing' }] });
        const unsent = { sha256: 'ab'.repeat(32), fileName: 'x.pdf', contentType: 'application/pdf', size: 1 };
        expect(await create(unsent)).toMatchObject({ status: 400, code: 'document_not_found' });
      });

      it('names no file of the shop that was uploaded for anything else', async () => {
        const visitor = shop.visitor();
        const { OrderID, LineID } = await visitor.post('cart/addtocart', { ProductId: '6205' });
        await upload(visitor, 'checkout/upload', {
          OrderId: OrderID,
          LineId: LineID,
          FileName: 'plan.txt',
          FileType: 'text/plain',
          FileData: Buffer.from('a secret plan').toString('base64'),
        });
        const sha256 = createHash('sha256').update('a secret plan').digest('hex');
        const theirs = { sha256, fileName: 'plan.txt', contentType: 'text/plain', size: 13 };
        const create = manager.post('admin/document/create', {
          id: 'theirs',
          content: document('Theirs', theirs, null),
        });
        expect(await manager.refused(create)).toMatchObject({ status: 400, code: 'document_not_found' });
      });

      it('keeps its files, those of former versions too, though a buyer removed the same bytes from a line', async () => {
        const [first, second, unnamed] = [
          await send('first', 'a.pdf'),
          await send('second', 'b.pdf'),
          await send('x', 'x.pdf'),
        ];
        await publish('kept', document('Kept', first, null));
        const file = { en: second, fr: null };
        await manager.post('admin/document/change', {
          id: 'kept',
          seen: { file: { en: first, fr: null } },
          changed: { file },
        });
        await manager.post('admin/document/publish', { id: 'kept' });
        await shop.projectionsCaughtUp();
        const isLeft = async ({ sha256 }: DocumentFile) => {
          // What was written a few hours ago may not be named by its event yet.
          await shop.clock.advance(7 * 3_600_000);
          await shop.commands.attachment.deleteFile({ sha256 });
          await shop.clock.advance(-7 * 3_600_000);
          return shop.application.services.blobs.get(sha256).then(
            () => true,
            () => false,
          );
        };
        expect(await Promise.all([first, second, unnamed].map(isLeft))).toEqual([true, true, false]);
      });
    });
  });
