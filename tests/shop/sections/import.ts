// Issue 10, "Import and export": a file becomes changes that were seen before, and are taken back as a whole.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { Output } from '#contracts/api.ts';
import { fileUrl } from '#contracts/client.ts';
import { importKindsByName } from '#contracts/import/kinds/import-kinds.ts';
import { PART_BYTES } from '#contracts/import/import.ts';
import { importKinds, type ImportKindName, type ImportStatus } from '#domain/import/import.events.ts';
import { asSystem } from '#platform/kernel/operations/dispatcher.ts';
import { hostileFiles, workbook } from '../../harness/hostile-files.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import { upload } from '../../harness/upload.ts';
import type { Visitor } from '../../harness/visitor.ts';

type Detail = Output<'admin/import/detail'>;
const tableKinds = importKinds.filter((kind) => !importKindsByName[kind].isArchive);

export const importsOfRecords = (theShop: () => TestShop) =>
  describe('an import', () => {
    let shop: TestShop;
    let manager: Visitor;
    const signedIn = async (userName: string) => {
      const visitor = shop.visitor();
      await visitor.post('admin/session/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    };
    const part = async (bytes: Uint8Array, by = manager): Promise<string> =>
      (await upload(by, 'admin/import/part', { FileData: Buffer.from(bytes).toString('base64') })).part;
    const begun = async (content: string | Uint8Array, fileName = 'products.csv') => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const parts: string[] = [];
      for (let at = 0; at < bytes.length; at += PART_BYTES) parts.push(await part(bytes.subarray(at, at + PART_BYTES)));
      return (await manager.post('admin/import/upload', { fileName, parts })).importId;
    };
    const detail = (importId: string) => manager.get('admin/import/detail', { importId });
    const reaches = (importId: string, ...wanted: ImportStatus[]): Promise<Detail> =>
      until(async () => {
        const found = await detail(importId);
        return wanted.includes(found.status) ? found : undefined;
      });
    const checked = async (content: string | Uint8Array, kind?: ImportKindName) => {
      const importId = await begun(content);
      const matching = await manager.get('admin/import/matching', { importId, ...(kind ? { kind } : {}) });
      await manager.post('admin/import/match', { importId, kind: matching.kind!, columns: matching.columns });
      return reaches(importId, 'checked', 'unreadable');
    };
    const applied = async (content: string | Uint8Array, kind?: ImportKindName) => {
      const { importId } = await checked(content, kind);
      await manager.post('admin/import/start', { importId });
      const done = await reaches(importId, 'completed');
      await shop.projectionsCaughtUp();
      return done;
    };
    const undone = async (importId: string) => {
      await manager.post('admin/import/undo', { importId });
      const done = await reaches(importId, 'undone');
      await shop.projectionsCaughtUp();
      return done;
    };
    const product = (itemNumber: string) => manager.get('admin/product/detail', { itemNumber });
    const exported = async (kind: ImportKindName) =>
      (await manager.fetch(fileUrl('admin/import/export', { kind }))).text();
    /** Zones and methods have ids of their own in each shop. */
    const named = async (template: string) => {
      const [{ zones: taxZones }, { zones, methods }] = await Promise.all([
        manager.get('admin/tax/list', {}),
        manager.get('admin/shipping/list', {}),
      ]);
      const names = {
        taxZone: taxZones[0]!.zoneId,
        shippingZone: zones[0]!.zoneId,
        method: methods.find(({ kind }) => kind === 'delivery')!.shippingMethod,
      };
      return template.replaceAll(/\{(taxZone|shippingZone|method)\}/g, (_, name: keyof typeof names) => names[name]);
    };
    const rows = async (importId: string, show: 'changes' | 'wrong' | 'refused' | 'undo-refused') =>
      (await manager.get('admin/import/rows', { importId, show })).rows;

    beforeAll(async () => {
      shop = theShop();
      await shop.projectionsCaughtUp();
      manager = await signedIn('helen');
    });

    describe("of the owner's French spreadsheet", () => {
      // Semicolons, decimal commas and Windows-1252, as a French Excel writes a CSV; no English description, forty wrong rows.
      const good = Array.from(
        { length: 60 },
        (_, n) => `FR-${n};bearings;Rolvane;Bearing ${n};Roulement n° ${n} scellé;${n + 1},50;0,125`,
      );
      const wrong = Array.from({ length: 40 }, (_, n) => `BAD-${n};bearings;Rolvane;Bad ${n};Mauvais ${n};douze;0,1`);
      const text = [
        'Numéro d’article'.replace('’', "'"),
        'Catégorie',
        'Marque',
        'Nom (anglais)',
        'Nom (français)',
        'Prix',
        'Poids (kg)',
      ].join(';');
      const sheet = Buffer.from(
        [
          text,
          ...good,
          ...wrong,
          '6205;bearings;Rolvane;Deep groove ball bearing 6205;Roulement 6205;9,99;0,140',
          '',
        ].join('\r\n'),
        'latin1',
      );
      let imported: Detail;

      it('says what would change before it changes anything', async () => {
        const before = await product('6205');
        imported = await checked(sheet);
        expect(imported).toMatchObject({
          status: 'checked',
          kind: 'products',
          encoding: 'windows-1252',
          delimiter: ';',
          decimalComma: true,
          counts: { added: 60, changed: 1, unchanged: 0, wrong: 40 },
        });
        const changes = await rows(imported.importId, 'changes');
        expect(changes).toContainEqual({
          row: 2,
          key: 'FR-0',
          column: 'Name (French)',
          before: '',
          after: 'Roulement n° 0 scellé',
          reason: '',
        });
        expect(await product('6205')).toEqual(before);
      });
      it('lists what is wrong: row, column, value, reason', async () => {
        const wrongRows = await rows(imported.importId, 'wrong');
        expect(wrongRows).toHaveLength(40);
        expect(wrongRows[0]).toMatchObject({
          row: 62,
          key: 'BAD-0',
          column: 'Prix',
          after: 'douze',
          reason: expect.stringContaining('not written as') as string,
        });
        const file = await manager.fetch(fileUrl('admin/import/file', { importId: imported.importId, show: 'wrong' }));
        expect((await file.text()).trim().split('\r\n')).toHaveLength(41);
      });
      it('changes what it said, and leaves out what is wrong', async () => {
        await manager.post('admin/import/start', { importId: imported.importId });
        expect(await reaches(imported.importId, 'completed')).toMatchObject({ done: 61, refusals: 0 });
        await shop.projectionsCaughtUp();
        const { data, status, standardPrice } = await product('FR-7');
        expect({ name: data.name, grams: data.weightGrams, status, standardPrice }).toEqual({
          name: { en: 'Bearing 7', fr: 'Roulement n° 7 scellé' },
          grams: 125,
          status: 'active',
          standardPrice: 850,
        });
        expect(await manager.refused(product('BAD-0'))).toMatchObject({ status: 404 });
      });
      it('is in the histories of what it changed, by whoever imported it', async () => {
        const [first] = await shop.application.store.readStream('product-FR-7');
        expect(first!.metadata).toMatchObject({ causationId: `import-${imported.importId}`, actor: 'staff:9005' });
      });
      it('would change nothing when it is imported again', async () =>
        expect((await checked(sheet)).counts).toEqual({ added: 0, changed: 0, unchanged: 61, wrong: 40 }));
      it('is taken back as a whole, but for what somebody has changed since', async () => {
        await manager.post('admin/product/change', {
          itemNumber: '6205',
          seen: { weightGrams: 140 },
          changed: { weightGrams: 141 },
        });
        const done = await undone(imported.importId);
        expect(done.undoRefusals).toBe(1);
        expect(await rows(imported.importId, 'undo-refused')).toMatchObject([
          { key: '6205', reason: expect.stringContaining('weightGrams') as string },
        ]);
        expect((await product('FR-7')).status).toBe('discontinued');
      });
    });

    describe('of an old system, in one language and without a category', () => {
      const file = [
        'Réf. article;Désignation;Marque;Prix HT',
        'OLD-1;Pompe 1;Gagnon;10,00',
        'OLD-2;Pompe 2;Gagnon;20,00',
      ].join('\n');
      const matched = async () => {
        const importId = await begun(file, 'articles.csv');
        const { kind, columns, extra, fields } = await manager.get('admin/import/matching', { importId });
        return { importId, kind: kind!, columns, extra, fields };
      };
      const start = async (importId: string) => {
        await manager.post('admin/import/start', { importId });
        await reaches(importId, 'completed');
        await shop.projectionsCaughtUp();
      };
      let first: string;

      it('is told what a new product lacks, by what people call it', async () => {
        const { importId, kind, columns } = await matched();
        expect({ kind, columns }).toEqual({
          kind: 'products',
          columns: ['item_number', 'name_fr', 'brand', 'prices'],
        });
        await manager.post('admin/import/match', { importId, kind, columns });
        expect((await reaches(importId, 'checked')).counts).toMatchObject({ added: 0, wrong: 2 });
        expect((await rows(importId, 'wrong'))[0]!.reason).toContain('Category');
        first = importId;
      });
      it('takes one category for every row, and the name for both languages', async () => {
        const { kind, columns, fields } = await matched();
        const bearings = fields
          .find(({ name }) => name === 'category')!
          .choices.find(({ value }) => value === 'bearings');
        const extra = [{ field: 'category', value: bearings!.value }];
        await manager.post('admin/import/match', { importId: first, kind, columns, extra });
        expect((await reaches(first, 'checked')).counts).toMatchObject({ added: 2, wrong: 0 });
        await start(first);
        const { data } = await product('OLD-1');
        expect([data.category, data.name]).toEqual(['bearings', { en: 'Pompe 1', fr: 'Pompe 1' }]);
      });
      it('is matched in the same way when it comes again', async () =>
        expect(await matched()).toMatchObject({ extra: [{ field: 'category', value: 'bearings' }] }));
      it('refuses a field that two things fill', async () => {
        const { importId, kind, columns } = await matched();
        const refusal = (extra: { field: string; value?: string; column?: number }[]) =>
          manager.refused(manager.post('admin/import/match', { importId, kind, columns, extra }));
        expect(await refusal([{ field: 'brand', value: 'X' }])).toMatchObject({ code: 'import_column_twice' });
        expect(await refusal([{ field: 'unit', column: 9 }])).toMatchObject({ code: 'import_columns_not_of_file' });
        expect(await refusal([{ field: 'unit', column: 1, value: 'ea' }])).toMatchObject({ status: 400 });
      });
      it('is for sale again when it is undone and imported again, with its price', async () => {
        await undone(first);
        const out = await product('OLD-1');
        expect([out.status, out.standardPrice]).toEqual(['discontinued', undefined]);
        const { importId, kind, columns, extra } = await matched();
        await manager.post('admin/import/match', { importId, kind, columns, extra });
        expect((await reaches(importId, 'checked')).counts).toMatchObject({ changed: 2, unchanged: 0, wrong: 0 });
        await start(importId);
        expect(await product('OLD-1')).toMatchObject({ status: 'active', standardPrice: 1_000 });
      });
    });

    describe('from a system with categories of its own', () => {
      const file = [
        'Item number,Category,Brand,Name (English),Price',
        'HY-1,Hydraulics > Hoses,Gagnon,Hose 1,1.50',
        'HY-2,hydraulics > HOSES,Gagnon,Hose 2,2.50',
        'HY-3,Hydraulics > Fittings,Gagnon,Fitting 3,3.50',
        'HY-4,Roulements,Gagnon,Bearing 4,4.50',
      ].join('\n');

      it('says which are not there, and finds the rest by their names', async () => {
        const { importId, counts } = await checked(file, 'products');
        expect(counts).toMatchObject({ wrong: 3 });
        expect(await manager.get('admin/import/missingcategories', { importId })).toEqual({
          rows: 3,
          toAdd: [
            { categoryId: 'hydraulics', parent: '', name: 'Hydraulics' },
            { categoryId: 'hoses', parent: 'hydraulics', name: 'Hoses' },
            { categoryId: 'fittings', parent: 'hydraulics', name: 'Fittings' },
          ],
        });
      });
      it('brings everything once they were added', async () => {
        const { importId } = await checked(file, 'products');
        const { toAdd } = await manager.get('admin/import/missingcategories', { importId });
        for (const { categoryId, parent, name } of toAdd)
          await manager.post('admin/category/add', { categoryId, parent, category: { name: { en: name, fr: name } } });
        expect(await applied(file, 'products')).toMatchObject({ counts: { added: 4, wrong: 0 } });
        expect((await product('HY-2')).data.category).toBe('hoses');
      });
    });

    describe('of some columns', () => {
      it('changes nothing that it does not name', async () => {
        const before = await product('6306');
        await applied('item_number,weight_kg\n6306,0.5\n');
        expect(await product('6306')).toEqual({ ...before, data: { ...before.data, weightGrams: 500 } });
      });
      it('empties a field only where its column says so', async () => {
        await applied('item_number,keywords_en,lead_time_days,status\n6306,ball,9,\n');
        await applied('item_number,keywords_en,lead_time_days,status\n6306,,,\n');
        const { data, status } = await product('6306');
        expect([data.keywords.en, data.leadTimeDays, status]).toEqual(['', 0, 'active']);
      });
      it('cannot add what lacks its category, brand and name', async () =>
        expect(await rows((await checked('item_number,weight_kg\nNEW,1\n')).importId, 'wrong')).toMatchObject([
          { key: 'NEW', reason: expect.stringContaining('Category, Brand, Name') as string },
        ]));
      it('names each key once, and only what there is', async () => {
        const { importId } = await checked('item_number,category\n6306,nowhere\nRARE,bearings\nRARE,bearings\n');
        expect((await rows(importId, 'wrong')).map(({ row, reason }) => [row, reason])).toEqual([
          [2, 'There is no category nowhere.'],
          [4, 'Stands in row 3 already.'],
        ]);
      });
      it('puts products into a family that is there, with the values of its options', async () => {
        await manager.post('admin/family/add', {
          ...{ family: 'bearing-6306', data: { name: { en: 'Bearing 6306', fr: 'Roulement 6306' }, options: [] } },
        });
        await shop.projectionsCaughtUp();
        const { importId } = await checked('item_number,family\n6306,nowhere\n');
        expect(await rows(importId, 'wrong')).toMatchObject([{ reason: 'There is no product family nowhere.' }]);
        const done = await applied('item_number,family,attribute_bore\n6306,bearing-6306,31\n');
        const { data } = await product('6306');
        expect([data.family, data.attributes['bore']]).toEqual(['bearing-6306', '31']);
        expect((await checked(await exported('products'))).counts).toMatchObject({ added: 0, changed: 0, wrong: 0 });
        await undone(done.importId);
        expect((await product('6306')).data.family).toBe('');
      });
      it('is matched as last time for the same heading', async () => {
        const importId = await begun('Code;Gewicht\n6306;0,6\n');
        await manager.post('admin/import/match', { importId, kind: 'products', columns: ['item_number', 'weight_kg'] });
        await reaches(importId, 'checked');
        const again = await begun('Code;Gewicht\n6306;0,7\n');
        expect(await manager.get('admin/import/matching', { importId: again })).toMatchObject({
          kind: 'products',
          remembered: true,
          columns: ['item_number', 'weight_kg'],
          samples: [['6306', '0,7']],
        });
      });
    });

    it('of a workbook with formulas says so', async () => {
      const sheet = `<sheetData><row r="1"><c r="A1" t="str"><v>item_number</v></c><c r="B1" t="str"><v>Poids</v></c></row>
      <row r="2"><c r="A2" t="str"><v>6306</v></c><c r="B2"><f>1/4</f><v>0.25</v></c></row></sheetData>`;
      const found = await checked(workbook(sheet));
      expect(found).toMatchObject({ format: 'xlsx', formulas: 1, counts: { changed: 1 } });
      expect(await rows(found.importId, 'changes')).toMatchObject([{ row: 2, key: '6306', after: '0.25' }]);
    });

    it('is paused, resumed and stopped', async () => {
      const lines = Array.from({ length: 3_000 }, (_, n) => `MANY-${n},bearings,Rolvane,Many ${n}`);
      const { importId } = await checked(['item_number,category,brand,name_en', ...lines, ''].join('\n'));
      await manager.post('admin/import/start', { importId });
      await manager.post('admin/import/pause', { importId });
      expect(await reaches(importId, 'paused')).toMatchObject({ batches: 3 });
      await manager.post('admin/import/resume', { importId });
      await manager.post('admin/import/stop', { importId });
      const { done } = await reaches(importId, 'stopped');
      expect(done).toBeLessThan(3_000);
      expect(await manager.refused(manager.post('admin/import/resume', { importId }))).toMatchObject({
        code: 'import_not_paused',
      });
    });

    it('is for who may change the kind', async () => {
      const csr = await signedIn('dana');
      expect(await csr.refused(part(Buffer.from('item_number\n1\n'), csr))).toMatchObject({ status: 403 });
    });

    describe('of a hostile file', () => {
      it.each(hostileFiles())('%s is refused', async (_what, bytes, code) =>
        expect(await manager.refused(begun(await bytes()))).toMatchObject({ status: 400, code }),
      );

      it('names each of its pieces once, and no file that is no piece', async () => {
        const uploaded = (parts: string[]) => manager.post('admin/import/upload', { fileName: 'a.csv', parts });
        const piece = await part(Buffer.from('item_number,name_en\n6205,Bearing\n'));
        expect(await manager.refused(uploaded([piece, piece]))).toMatchObject({ code: 'import_part_repeated' });
        const foreign = await shop.application.services.blobs.put(Buffer.from('name,price\nof a buyer,1\n'));
        await shop.application.services.waitingFiles.sent(foreign);
        expect(await manager.refused(uploaded([foreign]))).toMatchObject({ code: 'import_part_unknown' });
      });

      it('has pieces of its own: what another import has taken is none of its', async () => {
        const piece = await part(Buffer.from('item_number,name_en\n6205,Bearing\n'));
        const commandId = crypto.randomUUID();
        const upload = { fileName: 'a.csv', parts: [piece] };
        const first = await manager.post('admin/import/upload', upload, { commandId });
        // Pressed again with its answer lost it is the same import; pressed anew it is another.
        expect(await manager.post('admin/import/upload', upload, { commandId })).toEqual(first);
        expect(await manager.refused(manager.post('admin/import/upload', upload))).toMatchObject({
          code: 'import_part_unknown',
        });
      });
    });

    describe('of another kind', () => {
      it.each<[ImportKindName, string, object]>([
        [
          'categories',
          'category,name_en,parent\nbelts,Belts,bearings\nbearings,Bearings of all kinds,\n',
          { added: 1, changed: 1 },
        ],
        ['attributes', 'attribute,name_en,kind\ncolour,Colour,text\n', { added: 1 }],
        ['attribute-values', 'attribute,value,value_fr\ncolour,Red,Rouge\n', { added: 1 }],
        [
          'prices',
          'price_list,item_number,prices\nstandard,6306,1:77.00\ngold,6306,1:70.00\n',
          { added: 1, changed: 1 },
        ],
        ['stock', 'item_number,stock_mtl\n6306,123\n', { changed: 1 }],
        ['redirects', 'from,to,kind\n/old-one,/about,301\n', { added: 1 }],
        ['synonyms', 'synonym,words,language,direction\nzerk,zerk;grease nipple,en,both-ways\n', { added: 1 }],
        ['tax-classes', 'tax_class,name_en,name_fr\nbooks,Books,Livres\n', { added: 1 }],
        ['tax-zones', 'zone,name_en,name_fr,places\nquays,Quays,Quais,CA-QC H3B–H3C;CA-QC H4Z\n', { added: 1 }],
        [
          'tax-rates',
          'zone,tax,tax_fr,tax_class,valid_from,rate,on_shipping,compound\n{taxZone},Levy,Prélèvement,standard,2026-01-01,9.975 %,no,no\n{taxZone},Levy,Prélèvement,standard,2027-01-01,10,no,no\n',
          { added: 2 },
        ],
        ['shipping-zones', 'zone,name_en,places\nquays,Quays,CA-QC H3B–H3C;CA-QC H4Z\n', { added: 1 }],
        [
          'shipping-rates',
          'shipping_method,zone,currency,measure,bands,free_from\n{method},{shippingZone},EUR,weight,"5000:12.50;*:25.00+1.20",500\n',
          { added: 1 },
        ],
        [
          'branches',
          'branch,name_en,address,city,province,postal code,country,lat,lon,hours\nlevis,Lévis,1 rue Saint-Omer,Lévis,QC,G6V 5B5,Canada,46.8,-71.18,8:00-17:00;8:00-17:00;8:00-17:00;8:00-17:00;8:00-16:30\n',
          { added: 1 },
        ],
        [
          'pages',
          'page,title_en,title_fr,html_en,html_fr\nreturns-abroad,Returns abroad,Retours,<p>Send it<script>x</script></p>,<p>Envoyez</p>\n',
          { added: 1 },
        ],
        [
          'customers',
          'customer,name,currency,price_list,tax_number,payment_term_days\nOLD-17,Ateliers Roy,CAD,gold,RT0001,45\nOLD-18,Forge Nord,,,,\n',
          { added: 2 },
        ],
        [
          'contacts',
          'customer,user_name,first_name,last_name,email,phone,admin,status,order_access,invoice_access,language\nACC-1001,noor,Noor,Haddad,noor@laurentide.example,514-555-0120,yes,Active,View All,Allow,fr\nACC-1001,odin,Odin,Berg,odin@laurentide.example,,no,Inactive,,,\n',
          { added: 2 },
        ],
        [
          'addresses',
          'customer,address_id,first_name,last_name,address_line_1,city,state,zip,country,phone_1,primary\nACC-1001,dock-4,Noor,Haddad,12 Harbour Street,Halifax,NS,B3H 1A1,ca,902-555-0101,yes\n',
          { added: 1 },
        ],
        [
          'customer-part-numbers',
          'customer,own_number,item_number\nACC-1001,LAG 0815,6205\nACC-1001,lag|0816,6306\n',
          { added: 2 },
        ],
        ['blocks', 'block,title_en,html_en,linked_to\nimported-block,Hello,<p>Hi</p>,/about\n', { added: 1 }],
      ])(
        'changes what it says and is taken back: %s',
        async (kind, template, counts) => {
          const file = await named(template);
          const before = await exported(kind);
          const { importId, counts: seen, refusals } = await applied(file, kind);
          expect(seen).toMatchObject({ wrong: 0, ...counts });
          expect(refusals).toBe(0);
          const after = await exported(kind);
          expect(after).not.toBe(before);
          // What it brought is what the file says, and what was exported imports back to no change.
          expect((await checked(file, kind)).counts).toMatchObject({ added: 0, changed: 0, wrong: 0 });
          expect((await checked(after, kind)).counts).toMatchObject({ added: 0, changed: 0, wrong: 0 });
          if (kind === 'attributes' || kind === 'attribute-values') return;
          expect(await undone(importId)).toMatchObject({ undoRefusals: 0 });
          expect((await exported(kind)).split('\r\n').length).toBeGreaterThanOrEqual(before.split('\r\n').length);
        },
        60_000,
      );
      it('of items that are not there is wrong', async () =>
        expect(
          await rows((await checked('item_number,stock_mtl\nNOBODY,1\n', 'stock')).importId, 'wrong'),
        ).toMatchObject([{ row: 2, reason: 'There is no item NOBODY.' }]));
    });

    it.each<[ImportKindName, string, string]>([
      ['tax-zones', 'zone,name_en,places\nz,Z,XX;CA-QC\n', '“XX” is no place'],
      ['tax-rates', 'zone,tax,tax_class,valid_from,rate\nnowhere,T,standard,2026-01-01,5\n', 'no tax zone nowhere'],
      ['tax-rates', 'zone,tax,tax_class,valid_from,rate\n{taxZone},T,standard,2026-02-30,5\n', 'Not a day'],
      [
        'shipping-rates',
        'shipping_method,zone,currency,measure,bands\n{method},{shippingZone},CAD,weight,dear\n',
        'not written as 5000:12.50',
      ],
      [
        'branches',
        'branch,name_en,address,city,province,zip,country,lat,lon,hours\nlevis,Lévis,1 rue,Lévis,QC,M5V 1A1,CA,46.8,-71.2,8:00-17:00\n',
        'Not written as 8:00-17:00',
      ],
      ['pages', 'page,title_en\nNo Page,Title\n', 'small letters'],
      ['customers', 'customer,name,payment_term_days\nX-1,Ateliers,400\n', '365'],
      ['customer-part-numbers', 'customer,own_number,item_number\nACC-1001,=1+1,6205\n', 'begins like a formula'],
      ['customer-part-numbers', 'customer,own_number,item_number\nACC-1001,LAG 1,NOBODY\n', 'no item NOBODY'],
      ['customer-part-numbers', 'customer,own_number,item_number\nNOBODY,LAG 1,6205\n', 'NOBODY'],
      ['blocks', 'block,linked_to\nb,javascript:alert(1)\n', 'Enter a page of the shop'],
    ])('says what is wrong in a row: %s', async (kind, template, reason) => {
      const [wrong] = await rows((await checked(await named(template), kind)).importId, 'wrong');
      expect(wrong?.reason).toContain(reason);
    });

    it('of customers’ own part numbers changes what one stands for, and takes that back', async () => {
      const heading = 'Numéro de client;Numéro du client;Numéro d’article\n';
      await applied(`${heading}ACC-1001;HB 4711/a;6205\n`, 'customer-part-numbers');
      // However it is written, it is the same number.
      const { importId, counts } = await applied(`${heading}ACC-1001;hb-4711A;6306\n`, 'customer-part-numbers');
      expect(counts).toMatchObject({ added: 0, changed: 1, wrong: 0 });
      const standsFor = async () => {
        const { Numbers } = await manager.get('admin/customerpartnumber/list', {
          accountId: 'ACC-1001',
          search: '4711',
        });
        return Numbers.map(({ ProductId }) => ProductId);
      };
      expect(await standsFor()).toEqual(['6306']);
      await undone(importId);
      expect(await standsFor()).toEqual(['6205']);
      await manager.post('admin/customerpartnumber/remove', { accountId: 'ACC-1001', Numbers: ['HB 4711/a'] });
    });

    it('of prices is in the currency of the list', async () => {
      await manager.post('admin/pricelist/add', {
        ...{ priceList: 'euro', name: { en: 'Euro', fr: 'Euro' }, currency: 'EUR', audience: 'assigned' },
        ...{ groups: [], accounts: [], from: '', until: '', priority: 0, rules: [] },
      });
      await shop.projectionsCaughtUp();
      await applied('price_list,item_number,prices\neuro,6306,1:40.00\n', 'prices');
      const [event] = await shop.application.store.readStream('price-list-euro.6306');
      expect(event!.data).toMatchObject({ currency: 'EUR' });
    });

    it('applies no batch twice, and goes on where a worker ended in the middle', async () => {
      const lines = Array.from({ length: 40 }, (_, n) => `TWICE-${n},bearings,Rolvane,Twice ${n}`);
      const { importId } = await applied(['item_number,category,brand,name_en', ...lines, ''].join('\n'));
      const head = await shop.application.store.head();
      const by = { name: 'test', commandId: crypto.randomUUID(), correlationId: 'c', causationId: 'c' };
      await asSystem(shop.application.dispatcher, by).commands.import.applyBatch({
        importId,
        run: 1,
        batch: 0,
        undo: false,
      });
      expect(await shop.application.store.head()).toBe(head);
    });

    describe('of what was exported', () => {
      beforeAll(async () => {
        await applied('from,to\n/old-two,/about\n', 'redirects');
        await applied('page,title_en,html_en\nkept,Kept,<p>Kept</p>\n', 'pages');
        await applied('customer,own_number,item_number\nACC-1001,LAG 0815,6205\n', 'customer-part-numbers');
        await applied('block,title_en,link_target\nkept,Kept,_blank\n', 'blocks');
        await manager.post('admin/synonym/add', {
          words: ['zerk', 'grease nipple'],
          language: 'both',
          direction: 'both-ways',
        });
        await shop.projectionsCaughtUp();
      });

      it.each(tableKinds)('changes nothing: %s', async (kind) => {
        const again = await checked(await exported(kind), kind);
        expect(again.rows).toBeGreaterThan(0);
        expect(again.counts).toMatchObject({ added: 0, changed: 0, wrong: 0 });
      });
      it.each(tableKinds)('changes nothing as a workbook: %s', async (kind) => {
        const file = await manager.fetch(fileUrl('admin/import/workbook', { kind }));
        const again = await checked(new Uint8Array(await file.arrayBuffer()), kind);
        expect(again).toMatchObject({ format: 'xlsx', counts: { added: 0, changed: 0, wrong: 0 } });
        expect(again.rows).toBeGreaterThan(0);
      });
    });
  });
