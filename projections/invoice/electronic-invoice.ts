// An invoice as other programs read it: EN 16931 in the syntax Cross Industry Invoice (UN/CEFACT D16B), profile EN 16931 of Factur-X 1.0.
// Its terms (BT-...) are the standard's.
import { XMLBuilder } from 'fast-xml-parser';
import type { Address } from '#domain/shared/address.ts';
import type { Billed, BilledLine } from '#domain/shared/billed.ts';
import { own } from '#domain/shared/dictionary.ts';
import { sum, type Amount, type MilliPercent } from '#domain/shared/money.ts';
import { percentOf } from '#domain/shared/percent-of.ts';
import { feesShown } from '#platform/shop/sums-shown.ts';
import { optionsText } from '#platform/shop/selling-unit.ts';
import { homeCountry, translate } from '#platform/kernel/texts/texts.ts';
import type { InvoicePaper } from './invoice-paper.ts';

type Element = Readonly<Record<string, unknown>>;

const INVOICE = '380';
const CREDIT_NOTE = '381';
/** UN/ECE Recommendations 20 and 21. */
const UNIT_CODES: Readonly<Record<string, string>> = { ea: 'EA', m: 'MTR', pk: 'XPK' };
/** UNTDID 5189. */
const DISCOUNT = '95';
/** The taxes of a rate are each rounded by themselves; the standard's rule allows for so much. */
const MOST_ROUNDED_OFF: Amount = 100;

interface Charge {
  readonly reason: string;
  readonly amount: Amount;
  readonly taxRate: MilliPercent;
}

interface TaxGroup {
  readonly rate: MilliPercent;
  readonly base: Amount;
  readonly tax: Amount;
}

/**
 * Undefined where the bill does not say all that the standard asks for: bills of before taxes were kept by line, a shop without tax
 * numbers.
 */
export function electronicInvoice(paper: InvoicePaper): string | undefined {
  const { billed, company, billTo } = paper;
  const charges = chargesOf(paper);
  const groups = charges && taxGroupsOf(paper, charges);
  if (!charges || !groups || !billed.lines.length || !company.taxNumbers || !homeCountry() || !billTo.country)
    return undefined;
  return new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true }).build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'rsm:CrossIndustryInvoice': {
      '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
      '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
      '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': paper.number,
        'ram:TypeCode': paper.kind === 'invoice' ? INVOICE : CREDIT_NOTE,
        'ram:IssueDateTime': day(paper.issuedOn),
        ...(paper.reason ? { 'ram:IncludedNote': { 'ram:Content': paper.reason } } : {}),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': billed.lines.map((line, n) => lineItem(line, n + 1, paper)),
        'ram:ApplicableHeaderTradeAgreement': agreement(paper),
        'ram:ApplicableHeaderTradeDelivery': paper.shipTo ? { 'ram:ShipToTradeParty': party(paper.shipTo) } : '',
        'ram:ApplicableHeaderTradeSettlement': settlement(paper, charges, groups),
      },
    },
  }) as string;
}

/** What stands beside the lines, with its words; `deduction` is beyond taxes. */
function chargesOf({ billed, language }: InvoicePaper): Charge[] | undefined {
  const t = translate(language, 'paper', 'invoice');
  const wording: Readonly<Record<string, string>> = { freight: t('shipping'), discount: t('discounts') };
  const charges = billed.charges?.map(({ kind, amount, taxRate }) => ({
    reason: own(wording, kind) ?? feesShown([{ kind, amount }], language)[0]?.name ?? kind,
    amount,
    taxRate,
  }));
  return (
    charges && [
      ...charges,
      ...(billed.deduction ? [{ reason: t('deduction'), amount: -billed.deduction, taxRate: 0 }] : []),
    ]
  );
}

/** Taxes by their rate. Undefined where lines and charges do not make up the bill, or what is charged is no share of them. */
function taxGroupsOf({ billed }: InvoicePaper, charges: readonly Charge[]): TaxGroup[] | undefined {
  const bases = new Map<MilliPercent, Amount>();
  for (const { taxRate, total } of billed.lines) {
    if (taxRate === undefined) return undefined;
    bases.set(taxRate, (bases.get(taxRate) ?? 0) + total);
  }
  for (const { taxRate, amount } of charges) bases.set(taxRate, (bases.get(taxRate) ?? 0) + amount);
  const tax = sum(billed.taxes.map(({ amount }) => amount));
  if (sum([...bases.values()]) + tax !== billed.total) return undefined;
  const groups = [...bases]
    .map(([rate, base]) => ({ rate, base, tax: percentOf(base, rate) }))
    .sort((a, b) => b.rate - a.rate);
  const [highest, ...others] = groups;
  if (!highest) return undefined;
  const rounded = tax - sum(groups.map((group) => group.tax));
  if (Math.abs(rounded) >= MOST_ROUNDED_OFF || (rounded && !highest.rate)) return undefined;
  return [{ ...highest, tax: highest.tax + rounded }, ...others];
}

/** BT-127: the profile has no order for a line. */
const orderNote = (number: string, language: InvoicePaper['language']): string =>
  translate(language, 'paper', 'invoice')('ofOrder', { number });

/** BG-25. */
function lineItem(line: BilledLine, number: number, { language, billed }: InvoicePaper): Element {
  const { itemNumber, ownNumber, orderNumber, name, options, quantity, unit, unitPrice, total, taxRate = 0 } = line;
  const discount = unitPrice * quantity - total;
  return {
    'ram:AssociatedDocumentLineDocument': {
      'ram:LineID': number,
      ...(orderNumber ? { 'ram:IncludedNote': { 'ram:Content': orderNote(orderNumber, language) } } : {}),
    },
    'ram:SpecifiedTradeProduct': {
      ...(itemNumber ? { 'ram:SellerAssignedID': itemNumber } : {}),
      ...(ownNumber ? { 'ram:BuyerAssignedID': ownNumber } : {}),
      'ram:Name': name[language],
      ...(options?.length ? { 'ram:Description': optionsText(options, language) } : {}),
    },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': decimal(unitPrice) },
    },
    'ram:SpecifiedLineTradeDelivery': {
      'ram:BilledQuantity': { '@unitCode': own(UNIT_CODES, unit) ?? 'C62', '#text': quantity },
    },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': taxCategory(taxRate, certificateOf(billed)),
      ...(discount
        ? {
            'ram:SpecifiedTradeAllowanceCharge': {
              'ram:ChargeIndicator': { 'udt:Indicator': false },
              'ram:ActualAmount': decimal(discount),
              'ram:ReasonCode': DISCOUNT,
              'ram:Reason': translate(language, 'paper', 'invoice')('discount'),
            },
          }
        : {}),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': decimal(total) },
    },
  };
}

/** BG-4 and BG-7, with the numbers of the order (BT-13, BT-14). */
function agreement({ company, billTo, taxNumber, orderNumber, poNumber }: InvoicePaper): Element {
  const [lineOne, lineTwo, ...more] = company.addressLines;
  return {
    'ram:SellerTradeParty': {
      'ram:ID': company.taxNumbers,
      'ram:Name': company.legalName,
      ...(company.phone || company.email
        ? {
            'ram:DefinedTradeContact': {
              'ram:PersonName': company.name,
              ...(company.phone
                ? { 'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': company.phone } }
                : {}),
              ...(company.email ? { 'ram:EmailURIUniversalCommunication': { 'ram:URIID': company.email } } : {}),
            },
          }
        : {}),
      'ram:PostalTradeAddress': {
        ...(lineOne ? { 'ram:LineOne': lineOne } : {}),
        ...(lineTwo ? { 'ram:LineTwo': lineTwo } : {}),
        ...(more.length ? { 'ram:LineThree': more.join(', ') } : {}),
        'ram:CountryID': homeCountry(),
      },
      'ram:SpecifiedTaxRegistration': registration(company.taxNumbers),
    },
    'ram:BuyerTradeParty': {
      ...party(billTo),
      ...(taxNumber ? { 'ram:SpecifiedTaxRegistration': registration(taxNumber) } : {}),
    },
    ...(orderNumber ? { 'ram:SellerOrderReferencedDocument': { 'ram:IssuerAssignedID': orderNumber } } : {}),
    ...(poNumber ? { 'ram:BuyerOrderReferencedDocument': { 'ram:IssuerAssignedID': poNumber } } : {}),
  };
}

/** BG-19 to BG-23. */
function settlement(paper: InvoicePaper, charges: readonly Charge[], groups: readonly TaxGroup[]): Element {
  const { billed, currency, dueOn, kind, invoiceNumber, prepaid } = paper;
  const certificate = certificateOf(billed);
  const goods = sum(billed.lines.map(({ total }) => total));
  const tax = sum(groups.map((group) => group.tax));
  const added = sum(charges.map(({ amount }) => Math.max(amount, 0)));
  const taken = sum(charges.map(({ amount }) => Math.max(-amount, 0)));
  return {
    'ram:InvoiceCurrencyCode': currency,
    'ram:ApplicableTradeTax': groups.map(({ rate, base, tax: charged }) => ({
      'ram:CalculatedAmount': decimal(charged),
      'ram:TypeCode': 'VAT',
      ...(rate || !certificate ? {} : { 'ram:ExemptionReason': certificate }),
      'ram:BasisAmount': decimal(base),
      'ram:CategoryCode': categoryOf(rate, certificate),
      'ram:RateApplicablePercent': percent(rate),
    })),
    ...(charges.length
      ? {
          'ram:SpecifiedTradeAllowanceCharge': charges.map(({ reason, amount, taxRate }) => ({
            'ram:ChargeIndicator': { 'udt:Indicator': amount > 0 },
            'ram:ActualAmount': decimal(Math.abs(amount)),
            'ram:Reason': reason,
            'ram:CategoryTradeTax': taxCategory(taxRate, certificate),
          })),
        }
      : {}),
    ...(dueOn ? { 'ram:SpecifiedTradePaymentTerms': { 'ram:DueDateDateTime': day(dueOn) } } : {}),
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': decimal(goods),
      'ram:ChargeTotalAmount': decimal(added),
      'ram:AllowanceTotalAmount': decimal(taken),
      'ram:TaxBasisTotalAmount': decimal(goods + added - taken),
      'ram:TaxTotalAmount': { '@currencyID': currency, '#text': decimal(tax) },
      'ram:GrandTotalAmount': decimal(billed.total),
      'ram:TotalPrepaidAmount': decimal(prepaid),
      'ram:DuePayableAmount': decimal(billed.total - prepaid),
    },
    ...(kind === 'credit-note' ? { 'ram:InvoiceReferencedDocument': { 'ram:IssuerAssignedID': invoiceNumber } } : {}),
  };
}

/** Under which the buyer pays no tax. */
const certificateOf = ({ taxes }: Billed) => taxes.find(({ exemption }) => exemption)?.exemption?.certificate;

const taxCategory = (rate: MilliPercent, certificate: string | undefined): Element => ({
  'ram:TypeCode': 'VAT',
  'ram:CategoryCode': categoryOf(rate, certificate),
  'ram:RateApplicablePercent': percent(rate),
});

/** UNTDID 5305: standard rate, exempt under a certificate, or nothing taken. */
const categoryOf = (rate: MilliPercent, certificate: string | undefined) => (rate ? 'S' : certificate ? 'E' : 'Z');

/** A number that begins with a country is one for value added tax (BT-31); any other is the tax office's own (BT-32). */
const registration = (number: string): Element => {
  const together = number.replace(/[\s.-]/g, '');
  return /^[A-Z]{2}[0-9A-Z]{2,13}$/.test(together)
    ? { 'ram:ID': { '@schemeID': 'VA', '#text': together } }
    : { 'ram:ID': { '@schemeID': 'FC', '#text': number } };
};

function party({
  firstName,
  lastName,
  company,
  addressLine1,
  addressLine2,
  city,
  state,
  zip,
  country,
}: Address): Element {
  const person = `${firstName} ${lastName}`.trim();
  return {
    'ram:Name': company || person,
    ...(company && person ? { 'ram:DefinedTradeContact': { 'ram:PersonName': person } } : {}),
    'ram:PostalTradeAddress': {
      ...(zip ? { 'ram:PostcodeCode': zip } : {}),
      'ram:LineOne': addressLine1,
      ...(addressLine2 ? { 'ram:LineTwo': addressLine2 } : {}),
      'ram:CityName': city,
      'ram:CountryID': country,
      ...(state ? { 'ram:CountrySubDivisionName': state } : {}),
    },
  };
}

/** From YYYY-MM-DD. */
const day = (on: string): Element => ({
  'udt:DateTimeString': { '@format': '102', '#text': on.replaceAll('-', '') },
});
const decimal = (amount: Amount): string => (amount / 100).toFixed(2);
const percent = (rate: MilliPercent): number => rate / 1_000;
