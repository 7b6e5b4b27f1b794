import type { StatementEvent } from '#domain/statement/statement.events.ts';
import { statementPdf } from './statement-pdf.ts';

const statement: StatementEvent['data'] = {
  ...{ statementId: 'A.2026-03', accountId: 'A', month: '2026-03', issuedOn: '2026-04-01', personId: 'contact:1' },
  ...{ contactIds: ['1'], language: 'en', currency: 'USD', customer: 'Acme' },
  company: { name: 'M', legalName: 'M', addressLines: ['1 Road'], phone: '', email: '', taxNumbers: '', logo: '' },
  opening: 1_000,
  movements: [
    { on: '2026-03-03', kind: 'invoice', number: 'INV-1', text: '', amount: 500 },
    { on: '2026-03-09', kind: 'adjustment', number: '', text: 'Freight', amount: -200 },
  ],
  closing: 1_300,
  ages: [
    { from: 0, to: 0, amount: 1_300 },
    { from: 1, to: 30, amount: 0 },
    { from: 31, to: null, amount: 0 },
  ],
  ...{ unapplied: 0, creditLimit: 10_000 },
};

describe('a statement as a PDF', () => {
  it('is the same to the byte whenever it is made', async () => {
    const one = await statementPdf({ statement });
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await statementPdf({ statement: structuredClone(statement) })).equals(one)).toBe(true);
  });
  it('is another where it says something else', async () => {
    const one = await statementPdf({ statement });
    expect((await statementPdf({ statement: { ...statement, language: 'fr' } })).equals(one)).toBe(false);
  });
});
