import fc from 'fast-check';
import { sum } from '#domain/shared/money.ts';
import { journalHead, journalRows } from './journal-file.ts';
import { journalLayouts, type LayoutName } from './journal-layouts.ts';
import { JOURNALS, postingsOf, type JournalEntry } from './journal.ts';

const sale: JournalEntry = {
  ...{ journal: 'sales', on: '2026-03-09', number: 'INV-2026-000001', accountId: '10042', customer: 'Müller; Söhne' },
  ...{ orderNumber: 'MW-1', text: '=MW-1', net: 10_000, tax: 1_450, total: 11_450, currency: 'EUR' },
};
const names = {
  receivables: '1400',
  sales: '8400',
  taxes: '1776',
  money: '1200',
  interest: '4800',
  adjustments: '2400',
};
const rowsIn = (layout: LayoutName, entry: JournalEntry) =>
  journalRows(journalLayouts[layout], [entry], names).split('\r\n').slice(1);

describe('a journal', () => {
  it('debits as much as it credits, whatever is entered', () => {
    fc.assert(
      fc.property(fc.constantFrom(...JOURNALS), fc.integer(), fc.integer(), (journal, net, tax) => {
        const isBilled = journal === 'sales' || journal === 'credit-notes';
        const entry = { ...sale, journal, net, tax: isBilled ? tax : 0, total: isBilled ? net + tax : net };
        const on = (side: string) => sum(postingsOf(entry).map((one) => (one.side === side ? one.amount : 0)));
        expect(on('debit')).toBe(on('credit'));
        expect(postingsOf(entry).every(({ amount }) => amount > 0)).toBe(true);
      }),
    );
  });

  it('is a row for each document, and no formula', () =>
    expect([journalHead(journalLayouts.generic), ...rowsIn('generic', sale)]).toEqual([
      'Journal,Date,Number,Account,Customer,Order,Text,Net,Tax,Total,Currency',
      `sales,2026-03-09,INV-2026-000001,10042,"Müller; Söhne",MW-1,'=MW-1,100,14.5,114.5,EUR`,
    ]));

  it('is a row for each posting where QuickBooks reads it', () =>
    expect(rowsIn('quickbooks', sale)).toEqual([
      `INV-2026-000001,03/09/2026,EUR,1400,114.5,,'=MW-1,"Müller; Söhne"`,
      `INV-2026-000001,03/09/2026,EUR,8400,,100,'=MW-1,"Müller; Söhne"`,
      `INV-2026-000001,03/09/2026,EUR,1776,,14.5,'=MW-1,"Müller; Söhne"`,
    ]));

  it('is a row for each account against the customer’s where DATEV reads it, with days and decimals as there', () => {
    expect(rowsIn('datev', sale)).toEqual([
      `100,00;S;EUR;10042;8400;0903;INV-2026-000001;'=MW-1`,
      `14,50;S;EUR;10042;1776;0903;INV-2026-000001;'=MW-1`,
    ]);
    const receipt = { ...sale, journal: 'receipts', text: 'Cheque 7', net: 5_000, tax: 0, total: 5_000 } as const;
    expect(rowsIn('datev', receipt)).toEqual(['50,00;H;EUR;10042;1200;0903;INV-2026-000001;Cheque 7']);
  });
});
