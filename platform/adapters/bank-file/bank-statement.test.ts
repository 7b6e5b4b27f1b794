import { isBankStatement, bankStatementRead } from './bank-statement.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const fileOf = (text: string) => {
  const read = bankStatementRead(text);
  if ('fault' in read) throw new Error(read.fault.code);
  return read.file;
};

describe('an MT940 file', () => {
  const mt940 = (...lines: readonly string[]) =>
    [':20:STARTUMS', ':25:37040044/0532013000EUR', ':28C:00001/001', ':60F:C261124EUR100,00', ...lines, '-'].join(
      '\r\n',
    );
  const german = [
    ':61:2611251125CR88,00NTRFNONREF//B4711',
    ':86:166?00SEPA-GUTSCHRIFT?20EREF+INV-2026-000?21042SVWZ+INV-2026-000042?22 thank you?30COBADEFFXXX',
    '?31DE89370400440532013000?32ACME?33 GMBH',
  ];

  it('says what came in, from whom and with which words, by fields with numbers', () =>
    expect(fileOf(mt940(...german, ':62F:C261125EUR188,00'))).toEqual({
      account: '3000',
      entries: [
        {
          ...{ line: 1, bookedOn: '2026-11-25', amount: 88_00, currency: 'EUR', payer: 'ACME GMBH' },
          ...{ text: 'INV-2026-000042 thank you INV-2026-000042', reference: 'B4711' },
        },
      ],
      others: 0,
      faults: [],
    }));

  it('by fields with names, and by words alone', () =>
    expect(
      fileOf(
        mt940(
          ':61:2611251125C60,00NTRFEREF',
          ':86:/EREF/NOTPROVIDED/IBAN/NL91ABNA0417164300/NAME/Borealis BV/REMI/USTD//Order MW-1',
          ':61:2611251125C28,00NMSC4711',
          ':86:Payment of',
          'order MW-2',
          ':62F:C261125EUR188,00',
        ),
      ).entries,
    ).toMatchObject([
      { amount: 60_00, payer: 'Borealis BV', text: expect.stringContaining('Order MW-1') },
      { amount: 28_00, payer: '', text: 'Payment of order MW-2 4711' },
    ]));

  it('leaves out what went out, and a credit that was taken back', () =>
    expect(
      fileOf(mt940(':61:2611251125D5,00NTRFNONREF', ':61:2611251125RC7,00NTRFNONREF', ':62F:C261125EUR88,00')),
    ).toMatchObject({ entries: [], others: 2 }));

  it('books a value of January in December of the year before', () =>
    expect(fileOf(mt940(':61:2701021231C1,00NTRFNONREF', ':62F:C270102EUR101,00')).entries).toMatchObject([
      { bookedOn: '2026-12-31' },
    ]));

  it('is refused in half, and where it is of several accounts', () => {
    const whole = mt940(...german, ':62F:C261125EUR188,00');
    expect(bankStatementRead(whole.replace('188,00', '200,00'))).toMatchObject({
      fault: { code: 'bank_file_incomplete' },
    });
    expect(bankStatementRead(whole.slice(0, 120))).toMatchObject({ fault: { code: 'bank_file_incomplete' } });
    expect(bankStatementRead(`${whole}\r\n${whole.replace('0532013000', '0532013999')}`)).toMatchObject({
      fault: { code: 'bank_file_several_accounts' },
    });
  });
});

describe('a BAI2 file', () => {
  const bai2 = (...transactions: readonly string[]) => {
    const lines = [
      '01,122099999,123456789,261125,0200,1,80,1,2/',
      '02,031001234,122099999,1,261125,,USD,2/',
      '03,0123456789,,010,500000,,/',
      ...transactions,
      '49,517500,4/',
      '98,517500,1,6/',
    ];
    return [...lines, `99,517500,1,${lines.length + 1}/`].join('\n');
  };

  it('says what came in, with its words and references, whenever its funds are there', () =>
    expect(
      fileOf(
        bai2(
          '16,195,8800,,B1,C1,ACME CO INV-2026-000042',
          '88,SECOND LINE, WITH A COMMA',
          '16,165,6000,S,1000,2000,3000,B2,,ORDER MW-1',
          '16,165,100,V,261126,,B3,,A',
          '16,165,200,D,2,0,100,1,100,B4,,B',
          '16,475,9999,,B5,,CHECK PAID',
        ),
      ),
    ).toMatchObject({
      account: '6789',
      entries: [
        {
          ...{ bookedOn: '2026-11-25', amount: 88_00, currency: 'USD', reference: 'B1' },
          text: 'ACME CO INV-2026-000042 SECOND LINE, WITH A COMMA C1',
        },
        { amount: 60_00, reference: 'B2', text: 'ORDER MW-1' },
        { amount: 1_00, reference: 'B3', text: 'A' },
        { amount: 2_00, reference: 'B4', text: 'B' },
      ],
      others: 1,
      faults: [],
    }));

  it('says which amounts cannot be read', () =>
    expect(fileOf(bai2('16,195,88.00,,B1,,A'))).toMatchObject({
      entries: [],
      faults: [{ line: 4, code: 'bank_line_amount' }],
    }));

  it('is refused in half', () => {
    const whole = bai2('16,195,8800,,B1,,A', '16,195,8800,,B2,,A');
    expect(bankStatementRead(whole.split('\n').slice(0, -1).join('\n'))).toMatchObject({
      fault: { code: 'bank_file_incomplete' },
    });
    expect(bankStatementRead(whole.replace('16,195,8800,,B2,,A\n', ''))).toMatchObject({
      fault: { code: 'bank_file_incomplete' },
    });
  });
});

describe('an OFX file', () => {
  const sgml = (...transactions: readonly string[]) => `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>CAD
<BANKACCTFROM><BANKID>003<ACCTID>10101234567<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101
${transactions.join('\n')}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;
  const transaction = (amount: string, more = '') =>
    `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261125120000[-5:EST]<TRNAMT>${amount}<FITID>F1${more}</STMTTRN>`;

  it('says what came in, in either version', () => {
    const text = sgml(transaction('88.00', '<NAME>Acme &amp; Co<MEMO>INV-2026-000042'), transaction('-5.00'));
    const expected = {
      account: '4567',
      entries: [
        {
          ...{ line: 1, bookedOn: '2026-11-25', amount: 88_00, currency: 'CAD', payer: 'Acme & Co' },
          ...{ text: 'INV-2026-000042', reference: 'F1' },
        },
      ],
      others: 1,
      faults: [],
    };
    expect(fileOf(text)).toEqual(expected);
    const xml = text
      .replace(/^[^<]+/, '<?xml version="1.0"?><?OFX OFXHEADER="200"?>')
      .replace(/<([A-Z]+)>([^<\n]+)/g, '<$1>$2</$1>');
    expect(fileOf(xml)).toEqual(expected);
  });

  it('is refused in half, and where it has no statement', () => {
    expect(bankStatementRead(sgml(transaction('1')).slice(0, -30))).toMatchObject({
      fault: { code: 'bank_file_incomplete' },
    });
    expect(bankStatementRead('<OFX><SIGNONMSGSRSV1></SIGNONMSGSRSV1></OFX>')).toMatchObject({
      fault: { code: 'bank_file_not_statement' },
    });
  });
});

it('a table is none of these', () => {
  expect(isBankStatement(base64('Date,Amount\n2026-11-25,1'))).toBe(false);
  expect(isBankStatement(base64('01,Amount\n'))).toBe(false);
  expect(isBankStatement(base64('\ufeff<Document/>'))).toBe(true);
});
