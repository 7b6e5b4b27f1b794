// Contacts and addresses of customers by file (decision 0045): nothing of them stands where erasing a person does not reach.
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { fileUrl } from '#contracts/client.ts';
import type { ImportKindName, ImportStatus } from '#domain/import/import.events.ts';
import { readMailbox } from '#platform/adapters/mail/mailer.ts';
import { deleteForgottenFiles } from '#platform/shop/waiting-files.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import { upload } from '../../harness/upload.ts';
import type { Visitor } from '../../harness/visitor.ts';

const ACCOUNT = 'ACC-1001';
const HEADING = 'customer,user_name,first_name,last_name,email,admin,order_access';
const addressHeading =
  'customer,address_id,first_name,last_name,address_line_1,city,state,zip,country,phone_1,primary,contact';
const home = (code: string, zip = 'H2X 1Y4', primary = 'no', contact = '') =>
  `${ACCOUNT},${code},Zoé,Zuber,7 rue Secrète,Montréal,QC,${zip},Canada,514-555-0177,${primary},${contact}`;

export const importedPeople = (theShop: () => TestShop) =>
  describe('people of customers by file', () => {
    let shop: TestShop;
    let manager: Visitor;
    const signedIn = async (userName: string) => {
      const visitor = shop.visitor();
      await visitor.post('admin/session/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    };
    const begun = async (content: string, by = manager) => {
      const bytes = Buffer.from(content);
      const { part } = await upload(by, 'admin/import/part', { FileData: bytes.toString('base64') });
      return (await by.post('admin/import/upload', { fileName: 'people.csv', parts: [part] })).importId;
    };
    const reaches = (importId: string, ...wanted: ImportStatus[]) =>
      until(async () => {
        const found = await manager.get('admin/import/detail', { importId });
        return wanted.includes(found.status) ? found : undefined;
      });
    const checked = async (content: string, kind: ImportKindName = 'contacts', invites = false) => {
      const importId = await begun(content);
      const { columns } = await manager.get('admin/import/matching', { importId, kind });
      await manager.post('admin/import/match', { importId, kind, columns, invites });
      return reaches(importId, 'checked', 'unreadable');
    };
    const applied = async (content: string, kind: ImportKindName = 'contacts', invites = false) => {
      const { importId } = await checked(content, kind, invites);
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
    const wrong = async (importId: string) =>
      (await manager.get('admin/import/rows', { importId, show: 'wrong' })).rows.map(
        ({ row, column, after, reason }) => ({
          ...{ row, column, after },
          reason,
        }),
      );
    const customer = () => manager.get('admin/customer/detail', { accountId: ACCOUNT });
    const contactNamed = async (userName: string) =>
      (await customer()).contacts.find((contact) => contact.userName === userName);
    const letters = async (to: string) => (await readMailbox(shop.application.pool)).filter((mail) => mail.to === to);
    const log = async () => {
      await shop.projectionsCaughtUp();
      return (await (await signedIn('emile')).get('admin/access-log/list', { by: 'Helen' })).rows;
    };

    beforeAll(async () => {
      shop = theShop();
      await shop.projectionsCaughtUp();
      manager = await signedIn('helen');
    });

    describe('contacts', () => {
      let importId: string;

      it('are added with their rights, and hear of it by no letter unless the import says so', async () => {
        const done = await applied(`${HEADING}\n${ACCOUNT},zoe,Zoé,Zuber,zoe@laurentide.example,yes,View All\n`);
        importId = done.importId;
        expect(done).toMatchObject({ done: 1, refusals: 0 });
        expect(await contactNamed('zoe')).toMatchObject({
          ...{ role: 'admin-contact', active: true, orderAccess: 'View All', invoiceAccess: 'Deny', language: 'en' },
        });
        await applied(`${HEADING}\n${ACCOUNT},yves,Yves,Roy,yves@laurentide.example,no,View Self\n`, 'contacts', true);
        await until(async () => ((await letters('yves@laurentide.example')).length ? true : undefined));
        expect(await letters('zoe@laurentide.example')).toEqual([]);
      });

      it('stand in no event and no job in the clear', async () => {
        const { pool } = shop.application;
        const stored = await pool.query(`select convert_from(data, 'UTF8') as text from event_store.events`);
        const jobs = await pool.query(`select data::text as text from platform.effect`);
        const all = [...stored.rows, ...jobs.rows].map(({ text }: { text: string }) => text).join('\n');
        expect(all).toContain(importId);
        for (const secret of ['Zuber', 'zoe@laurentide']) expect(all).not.toContain(secret);
      });

      it('are on record in the access log: what was shown, and what was applied, with how many customers', async () => {
        const { rows } = await manager.get('admin/import/rows', { importId, show: 'changes' });
        expect(rows.length).toBeGreaterThan(0);
        const entries = await log();
        const subject = `import:${importId}`;
        const file = { kind: 'contacts', filter: 'changes', accounts: 1 };
        expect(entries).toContainEqual(expect.objectContaining({ subject, route: 'admin/import/start', file }));
        expect(entries).toContainEqual(expect.objectContaining({ subject, route: 'admin/import/rows', file }));
      });

      it('are inactive once the import is taken back, and active again by the same file', async () => {
        expect(await undone(importId)).toMatchObject({ undoRefusals: 0 });
        expect(await contactNamed('zoe')).toMatchObject({ active: false });
        await applied(`${HEADING},status\n${ACCOUNT},zoe,Zoé,Zuber,zoe@laurentide.example,yes,View All,Active\n`);
        expect(await contactNamed('zoe')).toMatchObject({ active: true });
      });

      it('get back what an import had changed', async () => {
        const before = await contactNamed('ben');
        const done = await applied(`customer,user_name,phone,admin\n${ACCOUNT},ben,514-555-0199,yes\n`);
        expect(await contactNamed('ben')).toMatchObject({ phone: '514-555-0199', role: 'admin-contact' });
        await undone(done.importId);
        expect(await contactNamed('ben')).toEqual(before);
      });

      it('are wrong where a name or an address is taken, twice in the file, or the customer is unknown', async () => {
        await applied('customer,name\nOTHER-1,Other Works\n', 'customers');
        const file = [
          HEADING,
          `NOBODY-1,xavier,Xavier,Roy,xavier@roy.example,no,View Self`,
          `OTHER-1,ben,Ben,Roy,ben@roy.example,no,View Self`,
          `${ACCOUNT},wanda,Wanda,Roy,adele.gagnon@laurentide.example,no,View Self`,
          `${ACCOUNT},ulla,Ulla,Roy,same@roy.example,no,View Self`,
          `${ACCOUNT},tara,Tara,Roy,same@roy.example,no,View Self`,
          `${ACCOUNT},sam,Sam,Roy,no address,perhaps,View Self`,
          `${ACCOUNT},foreign@roy.example,Sam,Roy,own@roy.example,no,View Self`,
          `${ACCOUNT},dana,Sam,Roy,sam@roy.example,no,View Self`,
          '',
        ].join('\n');
        const { importId: id, counts } = await checked(file);
        expect(await wrong(id)).toEqual([
          { row: 2, column: 'customer', after: 'NOBODY-1', reason: 'There is no customer NOBODY-1.' },
          { row: 3, column: 'user_name', after: '', reason: 'The user name already exists.' },
          {
            ...{ row: 4, column: 'email', after: 'adele.gagnon@laurentide.example' },
            reason: 'Another contact has this e-mail address.',
          },
          { row: 6, column: 'email', after: 'same@roy.example', reason: 'The same value stands in row 5 already.' },
          { row: 7, column: 'email', after: 'no address', reason: 'Enter valid email' },
          { row: 7, column: 'admin', after: 'perhaps', reason: expect.stringContaining('yes') as string },
          {
            ...{ row: 8, column: 'user_name', after: '' },
            reason: 'A user name with @ must be your own e-mail address.',
          },
          { row: 9, column: 'user_name', after: '', reason: 'The user name already exists.' },
        ]);
        expect(counts).toMatchObject({ added: 1, wrong: 7 });
      });

      it('bring no password: the file is refused, and nothing of it is kept', async () => {
        const content = `${HEADING},Mot de passe\n${ACCOUNT},rita,Rita,Roy,rita@roy.example,no,View Self,Geheim-123456\n`;
        expect(await manager.refused(begun(content))).toMatchObject({ status: 400, code: 'import_password_column' });
        expect(await manager.refused(begun(`${ACCOUNT},quinn,Quinn,Roy,quinn@roy.example\n`))).toMatchObject({
          code: 'import_heading_is_data',
        });
        const sent = Buffer.from(content).toString('base64');
        const { part } = await upload(manager, 'admin/import/part', { FileData: sent });
        await manager.refused(manager.post('admin/import/upload', { fileName: 'people.csv', parts: [part] }));
        await expect(shop.application.services.blobs.get(part)).rejects.toThrow('is gone');
      });
    });

    it('of which no import was made are deleted after two days, and those of an import are not', async () => {
      const { pool, services } = shop.application;
      const content = `${HEADING}\n${ACCOUNT},paul,Paul,Roy,paul@roy.example,no,View Self\n`;
      const sent = { FileData: Buffer.from(content).toString('base64') };
      const { part: taken } = await upload(manager, 'admin/import/part', sent);
      await manager.post('admin/import/upload', { fileName: 'people.csv', parts: [taken] });
      const { part: left } = await upload(manager, 'admin/import/part', sent);
      await pool.query(`update platform.waiting_file set sent_at = sent_at - interval '3 days'`);
      await deleteForgottenFiles(pool, services.blobs, services.clock);
      await expect(services.blobs.get(left)).rejects.toThrow('is gone');
      expect((await services.blobs.get(taken)).length).toBeGreaterThan(content.length);
    });

    describe('addresses', () => {
      it('are added under a code of the file’s own, which no event names', async () => {
        const done = await applied(`${addressHeading}\n${home('zuber-home', undefined, 'yes', 'ben')}\n`, 'addresses');
        expect(done).toMatchObject({ done: 1, refusals: 0 });
        const { addresses } = await customer();
        expect(addresses[0]).toMatchObject({
          primary: true,
          address: { addressLine1: '7 rue Secrète', country: 'CA' },
        });
        const events = JSON.stringify(
          await shop.application.store.asStored.readStream(`account-${ACCOUNT}`),
          (_, value) => (typeof value === 'bigint' ? String(value) : (value as unknown)),
        );
        expect(events).toContain('contact:100000001002');
        for (const secret of ['zuber-home', 'Secrète', 'Zuber']) expect(events).not.toContain(secret);
        expect(
          (await checked(`${addressHeading}\n${home('zuber-home', undefined, 'yes', 'ben')}\n`, 'addresses')).counts,
        ).toMatchObject({ added: 0, changed: 0, unchanged: 1, wrong: 0 });
        await undone(done.importId);
        const after = (await customer()).addresses;
        expect(after).toHaveLength(addresses.length - 1);
        expect(after[0]).toMatchObject({ addressId: accounts[0]!.addresses[0]!.addressId, primary: true });
      });

      it('give the primary one back to the one before', async () => {
        const [main, depot] = accounts[0]!.addresses;
        const done = await applied(`customer,address_id,primary\n${ACCOUNT},${depot!.addressId},yes\n`, 'addresses');
        expect((await customer()).addresses[0]).toMatchObject({ addressId: depot!.addressId, primary: true });
        await undone(done.importId);
        expect((await customer()).addresses[0]).toMatchObject({ addressId: main!.addressId, primary: true });
      });

      it('are wrong where no letter would come, or somebody is named who is nobody’s contact', async () => {
        const file = [
          addressHeading,
          home('a', 'M5V 2T6'),
          home('b', '12345'),
          home('c', undefined, 'no', 'nobody'),
          home('d').replace('Canada', 'Atlantis'),
          home('e').replace(ACCOUNT, 'NOBODY-1'),
          '',
        ].join('\n');
        expect(await wrong((await checked(file, 'addresses')).importId)).toEqual([
          { row: 2, column: 'zip', after: 'M5V 2T6', reason: 'This postal code lies in another province.' },
          { row: 3, column: 'zip', after: '12345', reason: 'Please enter a valid postal code or ZIP.' },
          { row: 4, column: 'contact', after: 'nobody', reason: 'This customer has no contact nobody.' },
          { row: 5, column: 'country', after: 'Atlantis', reason: 'Please choose a country.' },
          { row: 6, column: 'customer', after: 'NOBODY-1', reason: 'There is no customer NOBODY-1.' },
        ]);
      });
    });

    describe('a file of everybody', () => {
      it('is on record before its first byte leaves: its kind, its part, how many customers', async () => {
        const before = await shop.application.store.head();
        await (await manager.fetch(fileUrl('admin/import/export', { kind: 'contacts' }))).text();
        expect(await shop.application.store.head()).not.toBe(before);
        const [entry] = await log();
        expect(entry).toMatchObject({
          ...{ subject: 'file:contacts', route: 'admin/import/export' },
          file: { kind: 'contacts', filter: 'all', accounts: (await allCustomers()).size },
        });
      });
      const allCustomers = async () => {
        const text = await (await manager.fetch(fileUrl('admin/import/export', { kind: 'contacts' }))).text();
        return new Set(
          text
            .trim()
            .split('\r\n')
            .slice(1)
            .map((line) => line.split(',')[0]),
        );
      };

      it('is for who may change customers and what was agreed with them', async () => {
        const csr = await signedIn('dana');
        expect((await csr.fetch(fileUrl('admin/import/export', { kind: 'contacts' }))).status).toBe(403);
        const importId = await begun(`${HEADING}\n${ACCOUNT},otto,Otto,Roy,otto@roy.example,no,View Self\n`);
        expect((await csr.get('admin/import/matching', { importId })).samples).toEqual([]);
      });
    });
  });
