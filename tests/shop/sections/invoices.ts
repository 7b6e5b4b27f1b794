// What tests/memory/invoices.test.ts says of them, over HTTP and a database: lists, filters, searches and files.
import { fileUrl } from '#contracts/client.ts';
import { INVOICE_FILTERS, type InvoiceFilter } from '#contracts/invoice/invoice-filters.ts';
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { needed } from '#domain/shared/needed.ts';
import { filesInPdf } from '../../harness/files-in-pdf.ts';
import { staffMember } from '../../harness/order-desk.ts';
import { readyToPay } from '../../harness/readied-cart.ts';
import { payByCard, type Visitor } from '../../harness/visitor.ts';
import type { TestShop } from '../../harness/shop.ts';

const MINUTE = 60_000;

export function invoices(theShop: () => TestShop): void {
  describe('invoices', () => {
    let shop: TestShop;
    let ben: Visitor;
    let helen: Visitor;
    const { accountId } = needed(
      accounts.find(({ contacts }) => contacts.some(({ userName }) => userName === 'ben')),
      'account of ben',
    );

    beforeAll(async () => {
      shop = theShop();
      ben = shop.visitor();
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      helen = await staffMember(shop, 'helen');
      // What others ordered is looked at again a minute later, each at its moment: let all of that be due at once.
      await shop.clock.advance(2 * MINUTE);
      await shop.quiet();
    });

    async function ordered(method: 'terms' | 'card') {
      const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
      const payment = method === 'card' ? await payByCard(ben) : ({ method, poNumber: 'PO 34' } as const);
      const answer = await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
      if (answer.status !== 'placed') throw new Error('not placed');
      await shop.quiet();
      return { orderId, orderNumber: answer.OrderNumber, total, invoiceId: `${orderId}.1` };
    }

    it('are listed by filter, and found by a whole number', async () => {
      const before = await ben.get('customer/getinvoices', {});
      const owed = await ordered('terms');
      const paid = await ordered('card');
      const idsOf = async (filter: InvoiceFilter, search = '') =>
        (await ben.get('customer/getinvoices', { filter, search })).invoices.map(({ InvoiceId }) => InvoiceId);
      const all = await ben.get('customer/getinvoices', {});
      expect([all.total, all.pending]).toEqual([before.total + 2, before.pending + owed.total]);
      expect((await idsOf('all')).slice(0, 2)).toEqual([paid.invoiceId, owed.invoiceId]);
      const found = new Map<InvoiceFilter, string>();
      for (const filter of INVOICE_FILTERS) {
        const ids = await idsOf(filter);
        found.set(filter, [owed, paid].map(({ invoiceId }) => (ids.includes(invoiceId) ? 'x' : '-')).join(''));
      }
      // The first is due in 30 days, the second was paid.
      expect(Object.fromEntries(found)).toEqual({
        ...{ all: 'xx', pending: 'x-', overdue: '--', disputed: '--', paid: '-x' },
        ...{ 'due-in-two-weeks': '--', 'due-in-next-30-days': 'x-', 'due-in-future': 'x-' },
        ...{ 'created-in-last-7-days': 'xx', 'created-in-last-30-days': 'xx', 'created-in-last-60-days': 'xx' },
        'created-in-past': '--',
      });
      expect(await idsOf('all', owed.orderNumber.toLowerCase())).toEqual([owed.invoiceId]);
      expect(await idsOf('all', owed.orderNumber.slice(0, -1))).toEqual([]);
    });

    it('are files, in the reader’s language, for who may see them', async () => {
      const { invoiceId } = await ordered('terms');
      const report = (of: Visitor) => of.fetch(fileUrl('customer/downloadinvoicereport', { InvoiceId: invoiceId }));
      const file = await report(ben);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      const chloe = shop.visitor();
      await chloe.post('account/login', { userName: 'chloe', password: DEMO_PASSWORD });
      expect((await report(chloe)).status).toBe(403);
    });

    it('come as PDF/A-3 with the electronic invoice in them (Factur-X), and so do their credit notes', async () => {
      const { orderId, total } = await ordered('terms');
      const lines = [{ lineId: '1', quantity: 10 }];
      await helen.post('admin/order/shiplines', { orderId, carrier: 'UPS', trackingNumber: 'T1', lines });
      const asked = { orderId, lines: [{ lineId: '1', quantity: 4 }], freight: 0, goodwill: 250 };
      const { changes, amount } = await helen.post('admin/order/previewrefund', asked);
      await helen.post('admin/order/refund', { ...asked, changes, amount, restock: true, reason: 'Returned' });
      await shop.quiet();
      const paper = async (creditNote: { CreditNoteId?: string | undefined } = {}) => {
        const url = fileUrl('customer/downloadinvoicereport', { InvoiceId: `${orderId}.1`, ...creditNote });
        return Buffer.from(await (await ben.fetch(url)).arrayBuffer());
      };
      const { CreditNotes } = await ben.get('customer/getinvoicedetails', { InvoiceId: `${orderId}.1` });
      for (const [pdf, type, sum] of [
        [await paper(), '380', total],
        [await paper({ CreditNoteId: CreditNotes[0]?.CreditNoteId }), '381', amount],
      ] as const) {
        const raw = pdf.toString('latin1');
        expect(raw).toContain('<pdfaid:part>3</pdfaid:part>');
        expect(raw).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
        // A face that no document embeds.
        expect(raw).not.toContain('/Helvetica');
        const [electronic = ''] = filesInPdf(pdf);
        expect(electronic).toContain(`<ram:TypeCode>${type}</ram:TypeCode>`);
        expect(electronic).toContain(`<ram:GrandTotalAmount>${(sum / 100).toFixed(2)}</ram:GrandTotalAmount>`);
      }
    });

    it('are at the desk by status and customer, with who owes what by age', async () => {
      const { invoiceId, orderId } = await ordered('terms');
      const rows = async (query: object) => (await helen.get('admin/invoice/list', { pageSize: 100, ...query })).rows;
      expect((await rows({ orderId })).map((row) => row.invoiceId)).toEqual([invoiceId]);
      expect((await rows({ status: 'pending', accountId })).map((row) => row.invoiceId)).toContain(invoiceId);
      expect((await rows({ status: 'paid', accountId })).map((row) => row.invoiceId)).not.toContain(invoiceId);
      const { Owed } = await helen.get('admin/credit/agedbalance', { accountId });
      const { rows: owing, buckets } = await helen.get('admin/credit/receivables', { sort: 'owed' });
      expect(buckets).toHaveLength(5);
      expect(owing.find((row) => row.accountId === accountId)).toMatchObject({ owed: Owed, overdue: 0 });
    });

    it('and their payments are a history by day, kind and number', async () => {
      const { invoiceId, total } = await ordered('terms');
      const { orderNumber } = await ordered('card');
      await ben.post('customer/chargeinvoice', {
        Invoices: [{ InvoiceId: invoiceId, Amount: total }],
        payment: await payByCard(ben),
      });
      await shop.quiet();
      const history = async (query: object) =>
        (await ben.post('customer/getcustomerfilterpaymenthistory', query)).transactions;
      expect(await history({ search: orderNumber })).toMatchObject([{ Kind: 'payment', OrderNumber: orderNumber }]);
      expect((await ben.get('customer/getcustomerpaymenthistory', {})).transactions[0]).toMatchObject({
        ...{ Kind: 'payment', Amount: total, Text: 'Visa 4242', Status: 'completed', OrderID: '' },
      });
      expect(await history({ from: '2026-11-18', to: '2026-11-18', kind: 'refund' })).toEqual([]);
      expect(await history({ to: '2026-11-17' })).toEqual([]);
      await helen.post('admin/customer/recordpayment', {
        ...{ accountId, amount: 1, reference: 'Cheque of a cent', receivedOn: '2026-11-18' },
      });
      await shop.quiet();
      const [cheque] = await history({ search: 'of a cent' });
      expect(cheque).toMatchObject({ Kind: 'account-payment', Amount: 1 });
      const reversal = { accountId, receiptId: needed(cheque, 'cheque').TransactionId, reason: 'Bounced' };
      await helen.post('admin/credit/reversepayment', reversal);
      await shop.quiet();
      expect(await history({ search: 'of a cent' })).toMatchObject([{ Status: 'reversed' }]);
      expect(await history({ kind: 'reversal', search: 'Bounced' })).toMatchObject([{ Amount: -1 }]);
      const fee = { accountId, amount: 250, dueOn: '2026-12-01', reason: 'Pallets' };
      await helen.post('admin/credit/adjustbalance', fee);
      await shop.quiet();
      expect(await history({ kind: 'adjustment' })).toMatchObject([{ Amount: 250, Text: 'Pallets', OrderID: '' }]);
    });
  });
}
