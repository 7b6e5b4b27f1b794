// Statements, journals and closed months (issue 34), over HTTP and a database.
import { fileUrl } from '#contracts/client.ts';
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { SettingName } from '#contracts/setting/setting-definitions.ts';
import { needed } from '#domain/shared/needed.ts';
import { verifyBooks } from '#processes/verify-books.ts';
import { credits } from '#projections/credit/credits.ts';
import { ledgerLines } from '#projections/statement/ledger-lines.ts';
import { staffMember } from '../../harness/order-desk.ts';
import { readyToPay } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

const month = '2026-11';

export function statements(theShop: () => TestShop): void {
  describe('at the end of a month', () => {
    let shop: TestShop;
    let ben: Visitor;
    let helen: Visitor;
    const { accountId } = needed(
      accounts.find(({ contacts }) => contacts.some(({ userName }) => userName === 'ben')),
      'account of ben',
    );
    let owed: number;
    const bytesOf = async (of: Visitor, url: string) => {
      const file = await of.fetch(url);
      return { status: file.status, content: Buffer.from(await file.arrayBuffer()) };
    };
    const refused = async (call: Promise<unknown>) => (await helen.refused(call)).code;
    const set = async (name: SettingName, to: string) => {
      const { settings } = await helen.get('admin/setting/list', {});
      await helen.post('admin/setting/change', {
        ...{ name, to },
        from: needed(
          settings.find((one) => one.name === name),
          'setting',
        ).value,
      });
      await shop.quiet();
    };
    const statementsOfBen = async () => (await ben.get('customer/getstatements', {})).statements;

    const signIn = async () => {
      ben = shop.visitor();
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      helen = await staffMember(shop, 'helen');
    };

    beforeAll(async () => {
      shop = theShop();
      await signIn();
      const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
      const payment = { method: 'terms', poNumber: 'PO 61' } as const;
      await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
      await shop.quiet();
      owed = (await helen.get('admin/credit/agedbalance', { accountId })).Owed;
      await shop.clock.advanceTo('2026-12-02T17:00:00.000Z');
      await shop.quiet();
      // Sessions have ended meanwhile.
      await signIn();
    });

    it('a run previews who gets a statement, and issues them once', async () => {
      const preview = () => helen.get('admin/statement/preview', { month, pageSize: 100 });
      const before = await preview();
      expect(before.rows.find((row) => row.accountId === accountId)).toMatchObject({
        ...{ opening: 0, closing: owed, isIssued: false },
      });
      await helen.post('admin/statement/run', { month });
      await shop.quiet();
      const after = await preview();
      expect(after).toMatchObject({ total: before.total, issued: before.total, run: { status: 'completed' } });
      await helen.post('admin/statement/run', { month });
      await helen.post('admin/statement/issue', { accountId, month });
      await shop.quiet();
      expect(await statementsOfBen()).toMatchObject([{ Month: month, Opening: 0, Closing: owed }]);
      expect(await refused(helen.post('admin/statement/run', { month: '2026-12' }))).toBe('month_not_over');
      const mails = (await (await fetch(`${shop.url}/dev/mail.json`)).json()) as { to: string; subject: string }[];
      expect(mails.filter(({ subject }) => subject.includes('statement for November 2026')).length).toBeGreaterThan(0);
    });

    it('the statement is the same file for ever, for whoever may see it', async () => {
      const StatementId = needed((await statementsOfBen())[0], 'statement').StatementId;
      const file = () => bytesOf(ben, fileUrl('customer/downloadstatement', { StatementId }));
      const { status, content } = await file();
      expect([status, content.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
      await set('CompanyLegalName', 'Millwright Holding Ltd.');
      expect((await file()).content.equals(content)).toBe(true);
      const atTheDesk = await bytesOf(helen, fileUrl('admin/statement/paper', { accountId, statementId: StatementId }));
      expect(atTheDesk.content.equals(content)).toBe(true);
      const chloe = shop.visitor();
      await chloe.post('account/login', { userName: 'chloe', password: DEMO_PASSWORD });
      expect((await bytesOf(chloe, fileUrl('customer/downloadstatement', { StatementId }))).status).toBe(403);
    });

    it('nothing is dated into a closed month, until it is opened again', async () => {
      await helen.post('admin/bookkeeping/closemonth', { month });
      const cheque = { accountId, amount: 1, reference: 'Cheque of November', receivedOn: '2026-11-30' };
      expect(await refused(helen.post('admin/customer/recordpayment', cheque))).toBe('month_closed');
      await helen.post('admin/bookkeeping/reopenmonth', { month, reason: 'A cheque lay in a drawer' });
      await helen.post('admin/customer/recordpayment', cheque);
      await shop.quiet();
      const { rows } = await helen.get('admin/bookkeeping/months', {});
      expect(rows).toMatchObject([{ month, isClosed: false, reason: 'A cheque lay in a drawer' }]);
    });

    const journal = async (query: object) => {
      const asked = { layout: 'generic', from: '2026-11-01', until: '2026-11-30', ...query };
      const { content } = await bytesOf(helen, fileUrl('admin/bookkeeping/journal', asked as never));
      return content.toString();
    };

    it('a journal is a file of what was billed and paid, by the days of its documents', async () => {
      const { invoices } = await ben.get('customer/getinvoices', {});
      expect(await journal({ journal: 'sales' })).toContain(needed(invoices[0], 'invoice').InvoiceNumber);
      // It was recorded in December, and bears a day of November.
      expect(await journal({ journal: 'receipts' })).toContain(`2026-11-30,Cheque of November,${accountId}`);
      expect(await journal({ journal: 'receipts', from: '2026-12-01', until: '2026-12-31' })).not.toContain(
        'Cheque of November',
      );
      for (const layout of ['quickbooks', 'datev'])
        for (const one of ['sales', 'credit-notes', 'receipts', 'adjustments', 'finance-charges'])
          expect(await journal({ journal: one, layout })).toMatch(layout === 'datev' ? /^"EXTF";700;21;/ : /JournalNo/);
    });

    it('for DATEV names the customer by their number in the books, and lies within one year of them', async () => {
      for (const [name, value] of [
        ['BooksConsultant', '1001'],
        ['BooksClient', '77'],
        ['BooksYearMonth', '4'],
      ] as const)
        await set(name, value);
      const { booksNumber } = await helen.get('admin/customer/detail', { accountId });
      const seen = { booksNumber };
      const change = (changed: { booksNumber: string }) =>
        helen.post('admin/customer/change', { accountId, seen, changed });
      expect(await helen.refused(change({ booksNumber: '10 042' }))).toMatchObject({ status: 400 });
      await change({ booksNumber: '10042' });
      const datev = (query: object) => journal({ journal: 'receipts', layout: 'datev', ...query });
      const [preface, , ...rows] = (await datev({ from: '2026-11-01', until: '2026-11-30' })).split('\r\n');
      expect(preface).toMatch(/;1001;77;20260401;4;20261101;20261130;"receipts 2026-11-01";/);
      expect(rows.filter((row) => row.includes(';10042;')).length).toBeGreaterThan(0);
      const twoYears = helen.get('admin/bookkeeping/journal', {
        ...({ journal: 'receipts', layout: 'datev', from: '2026-03-31', until: '2026-04-01' } as const),
      });
      expect(await helen.refused(twoYears)).toMatchObject({ code: 'journal_of_two_years' });
    });

    it('a journal has each part of what an order waited for on its own day, and what was taken back', async () => {
      await set('PayByWire', '1');
      const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
      const payment = { method: 'wire', reference: '4711' } as const;
      await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
      const paymentId = `${orderId}.1.1`;
      const receive = async (reference: string, amount: number, receivedOn: string) => {
        await helen.post('admin/order/receivepayment', { orderId, paymentId, amount, reference, receivedOn });
        await shop.quiet();
      };
      await receive('Part of November', 10_00, '2026-11-30');
      await receive('Part that bounces', 5_00, '2026-12-01');
      const { Payments } = await helen.get('admin/order/detail', { orderId });
      const { receiptId } = needed(Payments[0]?.receipts[1], 'second part');
      await helen.post('admin/order/reversepart', { orderId, paymentId, receiptId, reason: 'No funds' });
      await receive('The rest', total - 10_00, '2026-12-02');
      const told = async (query: object) =>
        (await journal({ journal: 'receipts', ...query }))
          .split(/\r?\n/)
          .filter((line) => /Part |No funds|The rest/.test(line));
      const december = { from: '2026-12-01', until: '2026-12-31' };
      const money = (amount: number) => String(amount / 100);
      expect(await told({})).toEqual([expect.stringMatching(/^receipts,2026-11-30,Part of November,.*,10,CAD$/)]);
      expect(await told(december)).toEqual([
        expect.stringMatching(/^receipts,2026-12-01,Part that bounces,.*,5,CAD$/),
        expect.stringMatching(/^receipts,2026-12-02,No funds,.*,-5,CAD$/),
        expect.stringMatching(new RegExp(`^receipts,2026-12-02,The rest,.*,${money(total - 10_00)},CAD$`)),
      ]);
      const { transactions } = await ben.get('customer/getcustomerpaymenthistory', {});
      expect(transactions.slice(0, 4).map(({ Amount }) => Amount)).toEqual([total - 10_00, -5_00, 5_00, 10_00]);
      await set('PayByWire', '0');
    });

    it('statements come by themselves on the day that is chosen', async () => {
      await set('StatementDay', '5');
      await shop.clock.advanceTo('2027-01-04T17:00:00.000Z');
      await shop.quiet();
      await signIn();
      expect((await statementsOfBen()).map(({ Month }) => Month)).toEqual([month]);
      await shop.clock.advanceTo('2027-01-05T17:00:00.000Z');
      await shop.quiet();
      await signIn();
      expect(await statementsOfBen()).toMatchObject([
        { Month: '2026-12', Opening: owed, Closing: owed - 1 },
        { Month: month, Closing: owed },
      ]);
    });

    it('what is overdue is charged on the last evening of a month, once, and stands on its statement', async () => {
      await set('FinanceChargePercent', '18');
      const rateOf = (seen: number | null, changed: number | null) =>
        helen.post('admin/customer/change', {
          accountId,
          seen: { financeRate: seen },
          changed: { financeRate: changed },
        });
      const owedNow = async () => (await helen.get('admin/credit/agedbalance', { accountId })).Owed;
      const before = await owedNow();
      await shop.clock.advanceTo('2027-02-01T02:30:00.000Z');
      await shop.quiet();
      await signIn();
      expect(await owedNow()).toBe(before);
      await shop.clock.advanceTo('2027-02-01T03:30:00.000Z');
      await shop.quiet();
      await signIn();
      const { OpenItems } = await helen.get('admin/credit/agedbalance', { accountId });
      const charges = OpenItems.filter(({ Kind }) => Kind === 'finance-charge');
      expect(charges).toHaveLength(1);
      const charged = needed(charges[0], 'charge').Amount;
      expect(await owedNow()).toBe(before + charged);
      const { transactions } = await ben.get('customer/getcustomerpaymenthistory', {});
      expect(transactions[0]).toMatchObject({ Kind: 'finance-charge', Amount: charged });
      await rateOf(null, 0);
      await shop.clock.advanceTo('2027-02-05T17:00:00.000Z');
      await shop.quiet();
      await signIn();
      expect((await statementsOfBen())[0]).toMatchObject({
        Month: '2027-01',
        Opening: before,
        Closing: before + charged,
      });
      expect(await journal({ journal: 'finance-charges', from: '2027-01-31', until: '2027-01-31' })).toMatch(
        new RegExp(`^finance-charges,2027-01-31,.*,${charged / 100},CAD\r?$`, 'm'),
      );
      // An agreement of their own: nothing, and then twice as much as of others.
      await shop.clock.advanceTo('2027-03-01T03:30:00.000Z');
      await shop.quiet();
      await signIn();
      const chargesNow = async () =>
        (await helen.get('admin/credit/agedbalance', { accountId })).OpenItems.filter(
          ({ Kind }) => Kind === 'finance-charge',
        );
      expect(await chargesNow()).toHaveLength(1);
      await rateOf(0, 36_000);
      await shop.clock.advanceTo('2027-04-01T03:30:00.000Z');
      await shop.quiet();
      await signIn();
      expect(await chargesNow()).toHaveLength(2);
      await set('FinanceChargePercent', '0');
    });

    it('the sum of the open items is the balance, and npm run verify says of whom it is not', async () => {
      await shop.quiet();
      const { pool } = shop.application;
      const { accounts: kept, faults } = await verifyBooks(pool);
      expect(kept).toBeGreaterThan(0);
      expect(faults).toEqual([]);
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(`update ${ledgerLines.table} set amount = amount + 1 where line_id =
          (select min(line_id) from ${ledgerLines.table} where account_id = '${accountId}')`);
        await client.query(`update ${credits.table} set owed = owed + 1 where account_id = '${accountId}'`);
        expect((await verifyBooks(client)).faults).toEqual([
          expect.stringMatching(`^Account ${accountId}: .+ by its open items and -?\\d+ by its ledger`),
          expect.stringMatching(`^Account ${accountId} owes \\d+, and its open items come to \\d+`),
        ]);
      } finally {
        await client.query('rollback');
        client.release();
      }
    });
  });
}
