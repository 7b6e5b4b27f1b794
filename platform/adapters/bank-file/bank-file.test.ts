import { endingOf, withoutAccounts, writtenAmount } from './bank-file.ts';
import { bankTable } from './bank-table.ts';
import { bankStatementRead } from './bank-statement.ts';

describe('an amount of a bank file', () => {
  it.each([
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ["1'234.5", 123_450],
    ['1 234,50 $', 123_450],
    ['1,234', 123_400],
    ['+12', 1_200],
    ['-12.00', -1_200],
    ['(12.00)', -1_200],
    ['12.00-', -1_200],
    ['12.00 DR', -1_200],
    ['12.00 CR', 1_200],
    ['USD 12.00', 1_200],
    ['', undefined],
    ['12.345.6x', undefined],
    ['99999999999999', undefined],
  ])('%s', (text, amount) => expect(writtenAmount(text)).toBe(amount));
});

describe('numbers of accounts and cards', () => {
  it.each([
    ['RF18 INV-2026-000042', 'RF18 INV-2026-000042'],
    ['From DE89 3704 0044 0532 0130 00, thanks', 'From …3000, thanks'],
    ['FR7630006000011234567890189', '…0189'],
    ['4111 1111 1111 1111', '…1111'],
    ['Order 10042\nand 10043', 'Order 10042 and 10043'],
    ['10042 10043 10044 INV-2026-000042', '10042 10043 10044 INV-2026-000042'],
  ])('are not kept of %s', (text, kept) => expect(withoutAccounts(text)).toBe(kept));
  it('are told by their last four characters', () => expect(endingOf('DE89 3704 0044 0532 0130 00')).toBe('3000'));
});

const entry = (amount: string, more = '', status = '<Sts>BOOK</Sts>') => `<Ntry>
  <Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${status}
  <BookgDt><Dt>2026-11-25</Dt></BookgDt><AcctSvcrRef>S1</AcctSvcrRef>${more}</Ntry>`;
const details = (amount: string, name: string, text: string) => `<TxDtls><Amt Ccy="USD">${amount}</Amt>
  <RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct></RltdPties>
  <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
const camt = (...content: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>CH9300762011623852957</IBAN></Id></Acct>${content.join('')}</Stmt></BkToCstmrStmt></ns:Document>`;

describe('a CAMT.053 file', () => {
  it('says what came in, from whom and with which words, and never from which account', () => {
    const read = bankStatementRead(
      camt(entry('88.00', `<NtryDtls>${details('88.00', 'Acme &amp; Co', 'INV-2026-000042')}</NtryDtls>`)),
    );
    expect(read).toEqual({
      file: {
        account: '2957',
        entries: [
          {
            ...{ line: 1, bookedOn: '2026-11-25', amount: 88_00, currency: 'USD' },
            ...{ payer: 'Acme & Co', text: 'INV-2026-000042', reference: 'S1' },
          },
        ],
        others: 0,
        faults: [],
      },
    });
    expect(JSON.stringify(read)).not.toContain('3704');
  });

  it('tells payments apart that the bank booked in one sum', () => {
    const both = details('60.00', 'Acme', 'A') + details('28.00', 'Borealis', 'B');
    expect(bankStatementRead(camt(entry('88.00', `<NtryDtls>${both}</NtryDtls>`)))).toMatchObject({
      file: {
        entries: [
          { amount: 60_00, payer: 'Acme' },
          { amount: 28_00, payer: 'Borealis' },
        ],
      },
    });
  });

  it('leaves out what went out, and what is only announced', () => {
    const out = entry('5.00').replace('CRDT', 'DBIT');
    const announced = entry('7.00', '', '<Sts><Cd>PDNG</Cd></Sts>');
    expect(bankStatementRead(camt(entry('88.00'), out, announced))).toMatchObject({
      file: { entries: [{ amount: 88_00 }], others: 2 },
    });
  });

  it('is refused in half, whether its end is missing or an entry', () => {
    const whole = camt(balance('OPBD', '100.00'), entry('88.00'), balance('CLBD', '188.00'));
    expect(bankStatementRead(whole)).toHaveProperty('file');
    expect(bankStatementRead(whole.slice(0, -40))).toMatchObject({ fault: { code: 'bank_file_incomplete' } });
    expect(bankStatementRead(whole.replace('188.00', '200.00'))).toMatchObject({
      fault: { code: 'bank_file_incomplete' },
    });
  });

  it('is refused where it is something else', () => {
    for (const other of ['<html><body>Sign in</body></html>', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', '<a/>'])
      expect(bankStatementRead(other)).toMatchObject({ fault: { code: 'bank_file_not_camt' } });
  });
});

describe('a bank file as a table', () => {
  const rows = (...lines: readonly (readonly string[])[]) => lines.map((cells, index) => ({ line: index + 1, cells }));

  it('is read by its headings, in three languages', () => {
    const entries = [
      {
        ...{ line: 2, bookedOn: '2026-11-25', amount: 88_00, currency: 'USD' },
        ...{ payer: 'Acme', text: 'INV 42', reference: '' },
      },
    ];
    const cells = ['Acme', '88.00', '2026-11-25', 'INV 42', 'usd'];
    for (const heading of [
      ['Counterparty', 'Amount', 'Booking date', 'Description', 'Currency'],
      ['Nom', 'Montant', 'Date opération', 'Libellé', 'Devise'],
      ['Auftraggeber / Empfänger', 'Betrag', 'Buchungstag', 'Verwendungszweck', 'Währung'],
    ])
      expect(bankTable(rows(heading, cells))).toEqual({ file: { account: '', entries, others: 0, faults: [] } });
  });

  it('may have what came in and what went out in columns of their own', () =>
    expect(
      bankTable(rows(['Date', 'Paid in', 'Paid out'], ['2026-11-25', '88.00', ''], ['2026-11-25', '', '12.00'])),
    ).toMatchObject({ file: { entries: [{ amount: 88_00 }], others: 1 } }));

  it('says which lines cannot be read, and reads the others', () =>
    expect(
      bankTable(rows(['Date', 'Amount'], ['2026-02-30', '1'], ['2026-11-25', 'x'], ['2026-11-25', '1'])),
    ).toMatchObject({
      file: {
        entries: [{ amount: 1_00 }],
        faults: [
          { line: 2, code: 'bank_line_day' },
          { line: 3, code: 'bank_line_amount' },
        ],
      },
    }));

  it('says that it does not know the columns', () =>
    expect(bankTable(rows(['When', 'How much'], ['2026-11-25', '1']))).toEqual({
      fault: { code: 'bank_file_columns', params: { headings: 'When, How much' } },
    }));

  it('writes days either way, as its own days tell, or as whoever brings it says', () => {
    const dated = (dayFirst: boolean | undefined, ...days: readonly string[]) =>
      bankTable(rows(['Date', 'Amount'], ...days.map((day) => [day, '1'])), dayFirst);
    expect(dated(undefined, '03/04/2026', '25/04/2026')).toMatchObject({
      file: { entries: [{ bookedOn: '2026-04-03' }, {}] },
    });
    expect(dated(undefined, '03/04/2026', '04/25/2026')).toMatchObject({
      file: { entries: [{ bookedOn: '2026-03-04' }, {}] },
    });
    expect(dated(undefined, '03.04.2026')).toMatchObject({ file: { entries: [{ bookedOn: '2026-04-03' }] } });
    expect(dated(undefined, '03/04/2026')).toEqual({
      fault: { code: 'bank_file_days_ambiguous', params: { day: '03/04/2026' } },
    });
    expect(dated(false, '03/04/2026')).toMatchObject({ file: { entries: [{ bookedOn: '2026-03-04' }] } });
  });
});
