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
  customers: { 'ACC-2': '10043' },
};
const facts = {
  ...{ from: '2026-03-01', until: '2026-03-31', yearFrom: '2026-01-01', createdAt: '2026-04-02T08:09:10.123Z' },
  ...{ title: 'sales "1"', currency: 'EUR', consultant: '1001', client: '77', accountLength: '4' },
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
    expect([journalHead(journalLayouts.generic, facts), ...rowsIn('generic', sale)]).toEqual([
      'Journal,Date,Number,Account,Customer,Order,Text,Net,Tax,Total,Currency',
      `sales,2026-03-09,INV-2026-000001,10042,"Müller; Söhne",MW-1,'=MW-1,100,14.5,114.5,EUR`,
    ]));

  it('is a row for each posting where QuickBooks reads it', () =>
    expect(rowsIn('quickbooks', sale)).toEqual([
      `INV-2026-000001,03/09/2026,EUR,1400,114.5,,'=MW-1,"Müller; Söhne"`,
      `INV-2026-000001,03/09/2026,EUR,8400,,100,'=MW-1,"Müller; Söhne"`,
      `INV-2026-000001,03/09/2026,EUR,1776,,14.5,'=MW-1,"Müller; Söhne"`,
    ]));

  describe('where DATEV reads it', () => {
    /** What is told of a posting; all other columns are empty. */
    const told = (row: string) => {
      const cells = row.split(';');
      expect(cells).toHaveLength(125);
      expect(cells.filter((cell, at) => cell && ![0, 1, 2, 6, 7, 9, 10, 13].includes(at))).toEqual([]);
      return [0, 1, 2, 6, 7, 9, 10, 13].map((at) => cells[at]).join(';');
    };

    it('says in its first line whose it is, of which days and which year', () => {
      const [preface = '', heads = ''] = journalHead(journalLayouts.datev, facts).split('\r\n');
      expect(preface).toBe(
        '"EXTF";700;21;"Buchungsstapel";13;20260402080910123;;"MW";;;1001;77;20260101;4;20260301;20260331;' +
          '"sales ""1""";;1;0;0;"EUR";;;;;;;;;',
      );
      expect(preface.split(';')).toHaveLength(31);
      const named = heads.split(';');
      expect(named).toHaveLength(125);
      expect([0, 6, 13, 47, 113, 124].map((at) => named[at])).toEqual([
        ...['Umsatz (ohne Soll/Haben-Kz)', 'Konto', 'Buchungstext', 'Zusatzinformation - Art 1', 'Festschreibung'],
        'Abw. Skontokonto',
      ]);
    });

    it('is a row for each account against the customer’s, with days, decimals and quotes as there', () => {
      expect(rowsIn('datev', { ...sale, accountId: 'ACC-2' }).map(told)).toEqual([
        '100,00;"S";"EUR";10043;8400;0903;"INV-2026-000001";"\'=MW-1"',
        '14,50;"S";"EUR";10043;1776;0903;"INV-2026-000001";"\'=MW-1"',
      ]);
      const hostile = { ...sale, number: '+-=1;2', text: '@x\r\ny;z' };
      expect(journalRows(journalLayouts.datev, [hostile], { ...names, receivables: '14;00' })).toContain(
        ';1400;8400;;0903;"12";;;"\'@x y;z"',
      );
      const text = `Cheque "7" of ${'long '.repeat(20)}`;
      const receipt = { ...sale, journal: 'receipts', number: 'Cheque no. 7', text, net: 5_000, tax: 0 } as const;
      expect(rowsIn('datev', { ...receipt, total: 5_000 }).map(told)).toEqual([
        `50,00;"H";"EUR";1400;1200;0903;"Chequeno7";"${text.slice(0, 60).replaceAll('"', '""')}"`,
      ]);
    });
  });
});
