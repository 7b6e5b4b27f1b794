// Issue 10, "Pictures and documents as a ZIP by item number or file name".
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { fileUrl } from '#contracts/client.ts';
import type { ImportStatus } from '#domain/import/import.events.ts';
import { zipOf } from '../../harness/hostile-files.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import { upload } from '../../harness/upload.ts';
import type { Visitor } from '../../harness/visitor.ts';

const picture = (red: number, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 30, b: 30 } } })
    .jpeg()
    .toBuffer();
const pdf = (words: string) => Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n%${words}\n%%EOF\n`);

export const importArchive = (theShop: () => TestShop) =>
  describe('a ZIP of pictures and documents', () => {
    let shop: TestShop;
    let manager: Visitor;
    const begun = async (bytes: Buffer) => {
      const { part } = await upload(manager, 'admin/import/part', { FileData: bytes.toString('base64') });
      return (await manager.post('admin/import/upload', { fileName: 'files.zip', parts: [part] })).importId;
    };
    const reaches = (importId: string, ...wanted: ImportStatus[]) =>
      until(async () => {
        const found = await manager.get('admin/import/detail', { importId });
        return wanted.includes(found.status) ? found : undefined;
      });
    const checked = async (entries: Parameters<typeof zipOf>[0] | Buffer) => {
      const importId = await begun(Buffer.isBuffer(entries) ? entries : zipOf(entries));
      const { kind, kinds, columns } = await manager.get('admin/import/matching', { importId });
      expect([kind, kinds, columns]).toEqual(['product-files', ['product-files'], ['file']]);
      await manager.post('admin/import/match', { importId, kind: 'product-files', columns });
      return reaches(importId, 'checked', 'unreadable');
    };
    const applied = async (entries: Parameters<typeof zipOf>[0]) => {
      const { importId } = await checked(entries);
      await manager.post('admin/import/start', { importId });
      const done = await reaches(importId, 'completed');
      await shop.quiet();
      await shop.projectionsCaughtUp();
      return done;
    };
    const rows = async (importId: string, show: 'changes' | 'wrong') =>
      (await manager.get('admin/import/rows', { importId, show })).rows;
    const product = async (itemNumber: string) => {
      const { pictures, documents } = await manager.get('admin/product/detail', { itemNumber });
      return { pictures: pictures.map(({ picture: id }) => id), documents };
    };

    beforeAll(async () => {
      shop = theShop();
      await shop.projectionsCaughtUp();
      manager = shop.visitor();
      await manager.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
    });

    it('says which file goes to which product and which to none, changes that, and is taken back', async () => {
      const before = await product('6205');
      const entries = [
        { name: 'photos/6205.jpg', content: await picture(10) },
        { name: 'photos/6205-2.jpg', content: await picture(20) },
        { name: '6205_datasheet_fr.pdf', content: pdf('sheet') },
        { name: 'whatever.jpg', content: await picture(30) },
        { name: '__MACOSX/._6205.jpg', content: Buffer.from('x') },
      ];
      const seen = await checked(entries);
      expect(seen).toMatchObject({ format: 'zip', counts: { added: 0, changed: 1, unchanged: 0, wrong: 1 } });
      expect((await rows(seen.importId, 'changes')).map(({ key, column, after }) => [key, column, after])).toEqual([
        ['6205', 'Picture', '6205.jpg'],
        ['6205', 'Picture', '6205-2.jpg'],
        ['6205', 'Document', '6205_datasheet_fr.pdf'],
      ]);
      expect(await rows(seen.importId, 'wrong')).toMatchObject([
        { after: 'whatever.jpg', reason: 'No product has this number, nor names this file among its pictures.' },
      ]);
      expect(await product('6205')).toEqual(before);

      const { importId } = await applied(entries);
      const after = await product('6205');
      expect(after.pictures.slice(2)).toEqual(before.pictures);
      expect(after.pictures.slice(0, 2).every((one) => /^[0-9a-f]{64}$/.test(one))).toBe(true);
      expect(after.documents).toMatchObject([
        { kind: 'data-sheet', title: { en: 'Data sheet (French)' }, fileName: '6205_datasheet_fr.pdf' },
      ]);
      // Through the one pipeline: the sizes are made.
      const [first] = await shop.application.store.readStream(`picture-${after.pictures[0]}`);
      expect(first).toMatchObject({ type: 'PictureUploaded', data: { fileName: '6205.jpg', width: 60, height: 40 } });
      expect(
        (await shop.application.store.readStream(`picture-${after.pictures[0]}`)).map(({ type }) => type),
      ).toContain('PictureSized');
      expect((await checked(entries)).counts).toMatchObject({ changed: 0, unchanged: 1 });
      await manager.post('admin/import/undo', { importId });
      expect(await reaches(importId, 'undone')).toMatchObject({ undoRefusals: 0 });
      await shop.projectionsCaughtUp();
      expect((await product('6205')).pictures).toEqual(before.pictures);
    });
    it('puts a file where a product names it among its pictures', async () => {
      const itemNumber = '6306';
      const { pictures } = await product(itemNumber);
      const table = Buffer.from(`item_number,pictures\n${itemNumber},scan_77.jpg\n`);
      const checkedTable = async () => {
        const importId = await begun(table);
        const { kind, columns } = await manager.get('admin/import/matching', { importId });
        await manager.post('admin/import/match', { importId, kind: kind!, columns });
        return reaches(importId, 'checked');
      };
      const { importId: response } = await checkedTable();
      await manager.post('admin/import/start', { importId: response });
      await reaches(response, 'completed');
      await shop.projectionsCaughtUp();
      const named = (await product(itemNumber)).pictures;
      expect([...named].sort()).toEqual([...pictures, 'scan_77.jpg'].sort());
      await applied([{ name: 'scan_77.jpg', content: await picture(77) }]);
      const after = (await product(itemNumber)).pictures;
      expect(after).toHaveLength(named.length);
      expect(after[named.indexOf('scan_77.jpg')]).toMatch(/^[0-9a-f]{64}$/);
      // The same file of products again leaves the picture where it is.
      expect((await checkedTable()).counts).toMatchObject({ changed: 0, unchanged: 1, wrong: 0 });
    });
    it('leaves out, with a reason each, what the shop does not take', async () => {
      const hundred = await sharp({
        create: { width: 10_000, height: 10_000, channels: 3, background: { r: 1, g: 2, b: 3 } },
      })
        .png({ compressionLevel: 9 })
        .toBuffer();
      const zip = zipOf([
        { name: '6205.jpg', content: pdf('no picture') },
        { name: '6205-2.png', content: hundred },
        {
          name: '6205-3.heic',
          content: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]),
        },
        { name: '../6205-4.jpg', content: await picture(4) },
        { name: '6205-5.jpg', content: Buffer.alloc(20_000_000) },
        { name: '6205_manual.exe', content: Buffer.from('MZ') },
        { name: '6306.jpg', content: await picture(66) },
      ]);
      const { importId, counts } = await checked(zip);
      expect(counts).toMatchObject({ changed: 1, wrong: 6 });
      const reasons = Object.fromEntries((await rows(importId, 'wrong')).map(({ after, reason }) => [after, reason]));
      expect(reasons).toEqual({
        '6205.jpg': expect.stringContaining('PDF') as string,
        '6205-2.png': expect.stringContaining('50') as string,
        '6205-3.heic': expect.stringContaining('HEIC') as string,
        '../6205-4.jpg': 'The path of this file leads out of the ZIP.',
        '6205-5.jpg': 'This file unpacks to a size that no picture or document has.',
        '6205_manual.exe': expect.stringContaining('.exe') as string,
      });
    });
    it('that is locked by a password is told so, file by file', async () => {
      const zip = zipOf([{ name: '6205.jpg', content: await picture(9) }]);
      // General purpose bit 0 (APPNOTE 4.4.4), in the local header and in the directory.
      zip[6] = zip[6]! | 1;
      const directory = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
      zip[directory + 8] = zip[directory + 8]! | 1;
      const { importId } = await checked(zip);
      expect(await rows(importId, 'wrong')).toMatchObject([{ reason: 'This file is locked by a password.' }]);
    });
    it('is no table, and no table is one', async () => {
      const importId = await begun(zipOf([{ name: '6205.jpg', content: await picture(9) }]));
      expect(
        await manager.refused(
          manager.post('admin/import/match', { importId, kind: 'stock', columns: ['item_number'] }),
        ),
      ).toMatchObject({ status: 400 });
      const table = await begun(Buffer.from('file\n6205.jpg\n'));
      expect(
        await manager.refused(
          manager.post('admin/import/match', { importId: table, kind: 'product-files', columns: ['file'] }),
        ),
      ).toMatchObject({ code: 'import_kind_other_file' });
      const file = await manager.fetch(fileUrl('admin/import/export', { kind: 'product-files' }));
      expect(file.status).toBe(400);
    });
    it('keeps nothing of what no product has got', async () => {
      const content = await picture(201);
      const { importId } = await checked([{ name: '6205.jpg', content }]);
      const kept = createHash('sha256')
        .update(await shop.application.services.blobs.get((await plannedHashes(importId))[0]!))
        .digest('hex');
      expect(kept).toMatch(/^[0-9a-f]{64}$/);
      await shop.commands.import.removeFiles({ importId });
      // Files that were kept in the last hours stay, in case somebody is about to name them.
      expect(await shop.application.services.blobs.get(kept)).toBeDefined();
    });
    const plannedHashes = async (importId: string): Promise<string[]> => {
      const { batches } = await shop.states.import.progress({ importId });
      const plans = await Promise.all(batches.map(({ plan }) => shop.application.services.blobs.get(plan)));
      return plans.flatMap((plan) =>
        (JSON.parse(plan.toString('utf8')) as { changes: { files: { sha256: string }[] }[] }).changes.flatMap(
          ({ files }) => files.map(({ sha256 }) => sha256),
        ),
      );
    };
  });
