// A bank's file at the desk (issue 33): what came in is matched to what is owed, in part, beyond it and short of it.
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { needed } from '#domain/shared/needed.ts';
import { staffMember } from '../../harness/order-desk.ts';
import { readyToPay } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import { upload } from '../../harness/upload.ts';
import type { Visitor } from '../../harness/visitor.ts';

const TODAY = '2027-01-05';
const IBAN = 'DE89370400440532013000';

export function bankTransactions(theShop: () => TestShop): void {
  describe('money in the bank account', () => {
    let shop: TestShop;
    let ben: Visitor;
    let helen: Visitor;
    let number = 0;
    const { accountId } = needed(
      accounts.find(({ contacts }) => contacts.some(({ userName }) => userName === 'ben')),
      'account of ben',
    );
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    const bring = (FileName: string, text: string, more: { readonly DayFirst?: boolean } = {}) =>
      upload(helen, 'admin/banktransaction/import', { FileName, FileData: base64(text), ...more });
    const money = (amount: number) => (amount / 100).toFixed(2);
    /** One transaction of a file of its own. */
    const came = async (amount: number, text: string, day = TODAY) => {
      number += 1;
      const payer = `Payer ${number}`;
      await bring(`${number}.csv`, `Date,Amount,Name,Description\n${day},${money(amount)},${payer},${text}\n`);
      await shop.quiet();
      const { rows } = await helen.get('admin/banktransaction/list', { search: payer });
      return needed(rows[0], 'transaction').transactionId;
    };
    const detail = (transactionId: string) => helen.get('admin/banktransaction/detail', { transactionId });
    const refused = async (call: Promise<unknown>) => (await helen.refused(call)).code;
    const ordered = async () => {
      const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
      const payment = { method: 'terms', poNumber: 'PO 71' } as const;
      await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
      await shop.quiet();
      const { invoices } = await ben.get('customer/getinvoices', {});
      return { total, invoice: needed(invoices[0], 'invoice') };
    };
    const invoice = (InvoiceId: string) => ben.get('customer/getinvoicedetails', { InvoiceId });
    const balance = () => helen.get('admin/credit/agedbalance', { accountId });

    beforeAll(async () => {
      shop = theShop();
      ben = shop.visitor();
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      helen = await staffMember(shop, 'helen');
    });

    it('is brought once by a file, however often it is brought, and never with the number of an account', async () => {
      const entry = (amount: string) => `<Ntry><Amt Ccy="CAD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
        <BookgDt><Dt>${TODAY}</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Acme</Nm></Dbtr>
        <DbtrAcct><Id><IBAN>${IBAN}</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>from ${IBAN}</Ustrd></RmtInf>
        </TxDtls></NtryDtls></Ntry>`;
      const camt = (content: string) =>
        `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>${content}</Stmt></BkToCstmrStmt></Document>`;
      // Two that are alike in all are two.
      const file = camt(entry('7.00') + entry('7.00'));
      expect(await bring('jan.xml', file)).toEqual({ imported: 2, known: 0, others: 0, faults: [] });
      expect(await bring('again.xml', camt(entry('7.00') + entry('7.00') + entry('8.00')))).toMatchObject({
        ...{ imported: 1, known: 2 },
      });
      expect(await refused(bring('half.xml', file.slice(0, -30)))).toBe('bank_file_incomplete');
      await shop.quiet();
      const { rows } = await helen.get('admin/banktransaction/list', { search: 'jan.xml' });
      expect(rows).toMatchObject([
        { payer: 'Acme', text: 'from …3000', account: '3000', amount: 700, status: 'open' },
        { payer: 'Acme' },
      ]);
      const stream = await shop.application.store.readStream(`bank-transaction-${rows[0]!.transactionId}`);
      expect(
        JSON.stringify(stream, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
      ).not.toContain(IBAN.slice(4));
    });

    it('is suggested for the invoice that it names, and pays it', async () => {
      const { total, invoice: one } = await ordered();
      const transactionId = await came(total, `Invoice ${one.InvoiceNumber.replaceAll('-', ' ')}`);
      const { suggestions, seen } = await detail(transactionId);
      expect(suggestions[0]).toMatchObject({
        ...{ kind: 'account', invoiceNumber: one.InvoiceNumber, due: total, accountId },
        reasons: ['invoice', 'amount'],
      });
      const { openItemId } = needed(suggestions[0], 'suggestion');
      const match = { transactionId, seen, accountId, openItemId, amount: total };
      const answers = await Promise.allSettled(
        [1, 2].map(() => helen.post('admin/banktransaction/matchaccount', match)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await shop.quiet();
      expect(await invoice(one.InvoiceId)).toMatchObject({ AmountPending: 0, AmountPaid: total });
      expect(await detail(transactionId)).toMatchObject({
        ...{ status: 'matched', unmatched: 0, suggestions: [] },
        matches: [{ invoiceNumber: one.InvoiceNumber, amount: total, by: 'Helen Okafor' }],
      });
    });

    it('is known by its amount less the discount of an early payment, and settles all that is owed', async () => {
      await shop.send('setting/save', { name: 'EarlyPaymentDiscountPercent', value: '2' });
      const { total, invoice: one } = await ordered();
      await shop.send('setting/save', { name: 'EarlyPaymentDiscountPercent', value: '0' });
      const { Amount: off } = needed(one.Discount, 'discount');
      const transactionId = await came(total - off, 'Thank you', one.InvoiceDate);
      const { suggestions, seen } = await detail(transactionId);
      expect(suggestions).toMatchObject([
        { invoiceNumber: one.InvoiceNumber, due: total - off, discount: off, reasons: ['amount'] },
      ]);
      const { openItemId } = needed(suggestions[0], 'suggestion');
      const match = { transactionId, seen, accountId, openItemId, amount: total - off };
      await helen.post('admin/banktransaction/matchaccount', match);
      await shop.quiet();
      expect(await invoice(one.InvoiceId)).toMatchObject({
        ...{ AmountPending: 0, AmountPaid: total - off, AmountDiscounted: off },
      });
    });

    it('pays several invoices at once, in their order, and the last in part', async () => {
      const [first, second] = [await ordered(), await ordered()];
      const numbers = `${first.invoice.InvoiceNumber} ${second.invoice.InvoiceNumber}`;
      const transactionId = await came(first.total + second.total - 3_00, numbers);
      const { suggestions, seen, unmatched } = await detail(transactionId);
      const itemOf = ({ invoice: { InvoiceNumber } }: typeof first) =>
        needed(
          suggestions.find(({ invoiceNumber }) => invoiceNumber === InvoiceNumber),
          'suggestion',
        ).openItemId;
      const items = { openItemId: itemOf(first), further: [itemOf(second)] };
      await helen.post('admin/banktransaction/matchaccount', {
        ...{ transactionId, seen, accountId, amount: unmatched },
        ...items,
      });
      await shop.quiet();
      expect(await invoice(first.invoice.InvoiceId)).toMatchObject({ AmountPending: 0 });
      expect(await invoice(second.invoice.InvoiceId)).toMatchObject({ AmountPending: 3_00 });
      expect(await detail(transactionId)).toMatchObject({
        ...{ status: 'matched', unmatched: 0 },
        matches: [{ invoiceNumber: first.invoice.InvoiceNumber, further: 1, amount: unmatched }],
      });
      const reason = 'One of them was paid by cheque';
      const { matches } = await detail(transactionId);
      const { matchId } = needed(matches[0], 'match');
      await helen.post('admin/banktransaction/unmatch', { transactionId, matchId, reason });
      await shop.quiet();
      expect(await invoice(first.invoice.InvoiceId)).toMatchObject({ AmountPending: first.total });
      expect(await invoice(second.invoice.InvoiceId)).toMatchObject({ AmountPending: second.total });
    });

    it('waits again once the payment is reversed, from either page', async () => {
      const { total, invoice: one } = await ordered();
      const transactionId = await came(total, one.InvoiceNumber);
      const matched = async () => {
        const { seen, suggestions } = await detail(transactionId);
        const { openItemId } = needed(suggestions[0], 'suggestion');
        await helen.post('admin/banktransaction/matchaccount', {
          transactionId,
          seen,
          accountId,
          openItemId,
          amount: total,
        });
        await shop.quiet();
        return needed((await detail(transactionId)).matches[0], 'match').matchId;
      };
      const reason = 'It was for another order';
      await helen.post('admin/banktransaction/unmatch', { transactionId, matchId: await matched(), reason });
      await shop.quiet();
      expect(await invoice(one.InvoiceId)).toMatchObject({ AmountPending: total });
      expect(await detail(transactionId)).toMatchObject({ status: 'open', unmatched: total, matches: [] });
      await helen.post('admin/credit/reversepayment', { accountId, receiptId: await matched(), reason: 'Bounced' });
      await shop.quiet();
      expect(await detail(transactionId)).toMatchObject({ status: 'open', unmatched: total, matches: [] });
    });

    it('pays in part, and what is beyond the debt waits on the account', async () => {
      const before = await balance();
      const transactionId = await came(before.Owed + 5_00, 'On account');
      await helen.post('admin/banktransaction/matchaccount', { transactionId, seen: 0, accountId, amount: 1_00 });
      expect((await balance()).Owed).toBe(before.Owed - 1_00);
      const rest = { transactionId, accountId, amount: before.Owed + 4_00 };
      expect(await refused(helen.post('admin/banktransaction/matchaccount', { ...rest, seen: 0 }))).toBe(
        'bank_transaction_changed',
      );
      await helen.post('admin/banktransaction/matchaccount', { ...rest, seen: 1 });
      await shop.quiet();
      expect(await balance()).toMatchObject({ Owed: -5_00, Unapplied: 5_00 });
      expect(await detail(transactionId)).toMatchObject({ status: 'matched', matches: [{ amount: 1_00 }, {}] });
    });

    it('pays an order that waits for it, short of a bank’s fee, and no other', async () => {
      await shop.send('setting/save', { name: 'PayByWire', value: '1' });
      const guest = shop.visitor();
      const { orderId, total } = await readyToPay(guest, [['6205', 1]], 'wire@example.com');
      const payment = { method: 'wire', reference: '4711' } as const;
      await guest.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
      await shop.quiet();
      const { OrderHeader } = await guest.post('customer/getorderdetails', { OrderId: orderId });
      const transactionId = await came(total - 3_00, OrderHeader.OrderNumber);
      const { suggestions } = await detail(transactionId);
      expect(suggestions).toMatchObject([{ kind: 'order', orderId, due: total, reasons: ['order'] }]);
      const { paymentId } = needed(suggestions[0], 'suggestion');
      const match = { transactionId, seen: 0, orderId, paymentId };
      await helen.post('admin/banktransaction/matchorder', { ...match, isShort: true });
      await shop.quiet();
      expect((await guest.post('customer/getorderdetails', { OrderId: orderId })).OrderHeader).toMatchObject({
        ...{ PaymentStatus: 'captured', PaidTotal: total },
      });
      expect(await detail(transactionId)).toMatchObject({ status: 'matched', matches: [{ kind: 'order', orderId }] });
      const other = await came(total, OrderHeader.OrderNumber);
      expect(await refused(helen.post('admin/banktransaction/matchorder', { ...match, transactionId: other }))).toBe(
        'payment_not_awaited',
      );
      await shop.quiet();
      expect(await detail(other)).toMatchObject({ status: 'open', unmatched: total, seen: 1, matches: [] });
    });

    it('pays a part of what an order waits for, which is taken back from either page until the rest has come', async () => {
      const guest = shop.visitor();
      const { orderId, total } = await readyToPay(guest, [['6205', 1]], 'parts@example.com');
      const payment = { method: 'wire', reference: '4712' } as const;
      await guest.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
      await shop.quiet();
      const header = async () => (await guest.post('customer/getorderdetails', { OrderId: orderId })).OrderHeader;
      const { OrderNumber } = await header();
      const transactionId = await came(10_00, OrderNumber);
      const matched = async () => {
        const { seen, suggestions } = await detail(transactionId);
        const { paymentId } = needed(suggestions[0], 'suggestion');
        await helen.post('admin/banktransaction/matchorder', { transactionId, seen, orderId, paymentId });
        await shop.quiet();
        const { matchId } = needed((await detail(transactionId)).matches[0], 'match');
        expect(await header()).toMatchObject({ PaymentStatus: 'awaiting', UnpaidTotal: total - 10_00 });
        return { paymentId, matchId };
      };
      const reason = 'It was for another order';
      const { matchId } = await matched();
      await helen.post('admin/banktransaction/unmatch', { transactionId, matchId, reason });
      await shop.quiet();
      expect(await header()).toMatchObject({ UnpaidTotal: total, Receipts: [] });
      const again = await matched();
      await helen.post('admin/order/reversepart', {
        ...{ orderId, paymentId: again.paymentId, receiptId: again.matchId, reason },
      });
      await shop.quiet();
      expect(await detail(transactionId)).toMatchObject({ status: 'open', unmatched: 10_00, matches: [] });
      const last = await matched();
      const rest = await came(total - 10_00, OrderNumber);
      expect((await detail(rest)).suggestions).toMatchObject([{ kind: 'order', orderId, due: total - 10_00 }]);
      await helen.post('admin/banktransaction/matchorder', {
        ...{ transactionId: rest, seen: 0, orderId, paymentId: last.paymentId },
      });
      await shop.quiet();
      expect(await header()).toMatchObject({ PaymentStatus: 'captured', PaidTotal: total, UnpaidTotal: 0 });
      expect((await detail(transactionId)).matches).toMatchObject([{ mayTakeBack: false }]);
      const unmatch = { transactionId, matchId: last.matchId, reason };
      expect(await refused(helen.post('admin/banktransaction/unmatch', unmatch))).toBe('bank_match_of_order');
    });

    it('is booked on an open day where its own is in a closed month', async () => {
      const transactionId = await came(9_00, 'In December', '2026-12-30');
      await helen.post('admin/bookkeeping/closemonth', { month: '2026-12' });
      const match = { transactionId, accountId, amount: 9_00 };
      expect(await refused(helen.post('admin/banktransaction/matchaccount', { ...match, seen: 0 }))).toBe(
        'month_closed',
      );
      await shop.quiet();
      const { seen, unmatched } = await detail(transactionId);
      expect(unmatched).toBe(9_00);
      await helen.post('admin/banktransaction/matchaccount', { ...match, seen, receivedOn: TODAY });
      await shop.quiet();
      expect(await detail(transactionId)).toMatchObject({ status: 'matched', matches: [{ receivedOn: TODAY }] });
    });

    it('is set aside with a reason, and taken up again', async () => {
      const transactionId = await came(1_000_00, 'Rent of the yard');
      await helen.post('admin/banktransaction/setaside', { transactionId, seen: 0, reason: 'Rent' });
      await shop.quiet();
      expect(await detail(transactionId)).toMatchObject({ status: 'aside', unmatched: 0, reason: 'Rent' });
      expect(
        await refused(
          helen.post('admin/banktransaction/matchaccount', { transactionId, seen: 0, accountId, amount: 1 }),
        ),
      ).toBe('bank_transaction_set_aside');
      await helen.post('admin/banktransaction/takeup', { transactionId });
      await shop.quiet();
      expect(await detail(transactionId)).toMatchObject({ status: 'open', unmatched: 1_000_00, reason: '' });
    });

    it('is read line by line, and what cannot be read is told', async () => {
      const lines =
        'Date,Amount,Currency\n2027-01-05,x,CAD\n2027-01-05,1.00,XXX\n2027-01-05,-4.00,CAD\n2027-01-05,2.00,\n';
      expect(await bring('odd.csv', lines)).toMatchObject({
        ...{ imported: 1, others: 1 },
        faults: [
          { line: 2, message: 'The amount cannot be read.' },
          { code: 'bank_line_currency', message: 'The shop has no currency XXX.' },
        ],
      });
      expect(await refused(bring('days.csv', 'Date,Amount\n03/04/2026,1\n'))).toBe('bank_file_days_ambiguous');
      expect(await bring('days.csv', 'Date,Amount\n03/04/2026,1\n', { DayFirst: true })).toMatchObject({ imported: 1 });
      expect(await refused(bring('other.csv', 'Name,Town\nA,B\n'))).toBe('bank_file_columns');
      expect(await refused(bring('page.xml', '<html>Please sign in</html>'))).toBe('bank_file_not_camt');
    });
  });
}
