import fc from 'fast-check';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { address } from '#domain/testing/samples.ts';
import { invoice, type InvoiceCommand } from './invoice.decider.ts';
import { invoiceIdOf, isOfOrder, type InvoiceEvent } from './invoice.events.ts';
import { invoiceNumber, invoiceSeries, type InvoiceSeriesCommand } from './invoice-series.decider.ts';

const billed = { lines: [], goods: 100, discount: 0, fees: [], freight: 0, taxes: [], deduction: 0, total: 100 };
const issue: InvoiceCommand = {
  type: 'Issue',
  ...billed,
  ...{ invoiceId: 'o1.1', number: 'INV-2026-000001', orderId: 'o1', orderNumber: 'MW-1', isSupplement: false },
  ...{ accountId: 'A', personId: 'contact:1', language: 'en', currency: 'CAD', poNumber: '' },
  ...{ issuedOn: '2026-03-03', dueOn: '2026-04-02', payments: [], email: 'a@example.com' },
  ...{ billTo: address, shipTo: address },
};
const credit: InvoiceCommand = {
  type: 'IssueCreditNote',
  ...billed,
  ...{ invoiceId: 'o1.1', creditNoteId: 'r1', number: 'CN-2026-000001', reason: 'x', issuedOn: '2026-03-04' },
};

describe('an invoice', () => {
  const given = specificationFor(invoice);
  const issued = invoice.decide(issue, invoice.initialState);

  it('is issued once, with all that its paper says', () => {
    const { type: _, ...data } = issue;
    expect(issued).toEqual([{ type: 'InvoiceIssued', data }]);
    given(...issued)
      .when({ ...issue, number: 'INV-2026-000002' })
      .thenNothing();
  });
  it('of a month gathers orders until it is issued with the bills of all of them', () => {
    const add = (orderId: string): InvoiceCommand => ({
      ...{ type: 'AddOrder', invoiceId: 'm.202603', orderId, accountId: 'A', closesAt: '2026-04-01T03:00:00.000Z' },
    });
    const added = ['o1', 'o2'].map((orderId): InvoiceEvent => {
      const { type: _, ...data } = add(orderId) as Extract<InvoiceCommand, { type: 'AddOrder' }>;
      return { type: 'InvoiceOrderAdded', data };
    });
    given(added[0]!).when(add('o2')).then(added[1]!);
    given(...added)
      .when(add('o1'))
      .thenNothing();
    // o2 was added while the bills of the others were made.
    given(...added)
      .when({ ...issue, of: ['o1'] })
      .thenNothing();
    given(...added)
      .when({ ...issue, of: ['o1', 'o2'] })
      .then(...issued);
    given(...added, ...issued)
      .when(add('o3'))
      .thenNothing();
  });
  it('has one credit note for each refund, after it was issued', () => {
    given().when(credit).thenRefused('invoice_not_found');
    const { type: _, ...data } = credit;
    given(...issued)
      .when(credit)
      .then({ type: 'InvoiceCreditNoteIssued', data: data as never });
    given(...issued, { type: 'InvoiceCreditNoteIssued', data: data as never })
      .when(credit)
      .thenNothing();
  });
  it('is found by the parts of how it is paid', () => {
    expect(invoiceIdOf('0b7c.2.1')).toBe('0b7c.2');
    expect(invoiceIdOf('alone')).toBe('alone');
    expect(invoiceIdOf('m.202603.2-1')).toBe('m.202603');
    expect(['o1.1', 'o1.b2', 'm.202603', 'finance-charge-A.2026-10', 'alone'].map(isOfOrder)).toEqual([
      ...[true, true, true],
      ...[false, false],
    ]);
  });
});

describe('the numbers of a series', () => {
  const take = (documentId: string): InvoiceSeriesCommand => ({
    type: 'TakeNumber',
    series: 'invoice',
    year: '2026',
    documentId,
  });

  it('have no gap, and a document that asks again has its own', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 30 }), (documents) => {
        let state = invoiceSeries.initialState;
        const numbers = new Map<string, string>();
        for (const documentId of documents) {
          state = invoiceSeries.decide(take(documentId), state).reduce(invoiceSeries.evolve, state);
          const number = invoiceNumber(state, take(documentId));
          expect(numbers.get(documentId) ?? number).toBe(number);
          numbers.set(documentId, number);
        }
        expect([...numbers.values()]).toEqual(
          [...numbers.keys()].map((_, at) => `INV-2026-${String(at + 1).padStart(6, '0')}`),
        );
      }),
    );
  });
});
