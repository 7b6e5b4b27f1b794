// Every store setting: what it may hold, what counts where nobody set it, and who may read it (spec 6). What the code
// reads, what the back office shows and what the server accepts is this table.
import { z } from 'zod';
import { COUNTRY_CODES } from '#domain/shared/countries.ts';
import type { Right } from '#domain/shared/rights.ts';
import { CURRENCY_CODES } from '#domain/shared/money.ts';
import { PRICES_SHOWN } from '#domain/shared/price/prices-shown.ts';
import { email } from '../shared/shared.ts';

/**
 * `on` is the word that switches: the specification's is 1, that of search suggestions YES. Money is in minor units of
 * the shop's currency. `lines` is a text of several lines, `colour` is #rrggbb, or empty for the style sheet's own,
 * `list` names one or more, separated by commas, the first of them the usual one; `names` says of what kind they are.
 * `methods` names ways of paying, separated by commas, or none. `code` is one that another service gave, in capitals,
 * or empty. `picture` is one that was uploaded, with its measures in pixels: `<SHA-256>-480x120`. `internal` is the
 * shop's own note, which nobody edits.
 */
export type SettingType =
  | { readonly kind: 'switch'; readonly on: string }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'lines'; readonly most: number }
  | { readonly kind: 'colour' }
  | { readonly kind: 'picture' }
  | { readonly kind: 'email' }
  | { readonly kind: 'code'; readonly form: RegExp }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly unit: SettingUnit;
    }
  | { readonly kind: 'money' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'time-zone' }
  | { readonly kind: 'list'; readonly of: readonly string[]; readonly names: 'language' | 'region' }
  | { readonly kind: 'methods' }
  | { readonly kind: 'internal' };
type SettingUnit =
  | 'minutes'
  | 'hours'
  | 'clockHours'
  | 'hour'
  | 'days'
  | 'percent'
  | 'megabytes'
  | 'points'
  | 'dayOfMonth'
  | 'month'
  | 'digits';

export const settingGroups = [
  'company',
  'market',
  'shop',
  'catalogue',
  'checkout',
  'payment',
  'account',
  'quotes',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

export interface SettingDefinition {
  readonly type: SettingType;
  readonly group: SettingGroup;
  /** The value where nobody set one. */
  readonly default: string;
  /** Browsers may read it. */
  readonly visible?: true;
  /** Whoever changes it has this right, too. */
  readonly right?: Right;
  /** The setting of earlier releases that it took the place of: what its value means counts until somebody sets this one. */
  readonly replaces?: { readonly setting: string; readonly meaning: Readonly<Record<string, string>> };
}

const flag = { kind: 'switch', on: '1' } as const;
const OFF = '0';

export const settingDefinitions = {
  ShopOpen: { type: flag, group: 'shop', default: OFF },
  StaffSecondFactorRequired: { type: flag, group: 'shop', default: OFF, right: 'staff' },
  StoreTitle: { type: { kind: 'text', most: 60 }, group: 'company', default: '', visible: true },
  StoreTitleFr: { type: { kind: 'text', most: 60 }, group: 'company', default: '', visible: true },
  StoreSlogan: { type: { kind: 'text', most: 120 }, group: 'company', default: '', visible: true },
  StoreSloganFr: { type: { kind: 'text', most: 120 }, group: 'company', default: '', visible: true },
  StoreDescription: { type: { kind: 'text', most: 160 }, group: 'company', default: '', visible: true },
  StoreDescriptionFr: { type: { kind: 'text', most: 160 }, group: 'company', default: '', visible: true },
  FeaturedProducts: { type: { kind: 'lines', most: 400 }, group: 'catalogue', default: '' },
  CompanyLegalName: { type: { kind: 'text', most: 80 }, group: 'company', default: '', visible: true },
  CompanyTaxNumbers: { type: { kind: 'text', most: 160 }, group: 'company', default: '', visible: true },
  CompanyAddress: { type: { kind: 'lines', most: 200 }, group: 'company', default: '', visible: true },
  CompanyPhone: { type: { kind: 'text', most: 30 }, group: 'company', default: '', visible: true },
  MailSender: { type: { kind: 'email' }, group: 'company', default: '' },
  CompanyEmail: { type: { kind: 'email' }, group: 'company', default: '', visible: true },
  StoreLogo: { type: { kind: 'picture' }, group: 'company', default: '', visible: true },
  AccentColour: { type: { kind: 'colour' }, group: 'company', default: '', visible: true },
  DefaultCurrency: { type: { kind: 'choice', of: CURRENCY_CODES }, group: 'market', default: 'CAD', visible: true },
  StoreCountries: {
    type: { kind: 'list', of: COUNTRY_CODES, names: 'region' },
    group: 'market',
    default: 'CA,US',
    visible: true,
  },
  StoreLanguages: {
    type: { kind: 'list', of: ['en', 'fr'], names: 'language' },
    group: 'market',
    default: 'en,fr',
    visible: true,
  },
  TimeZone: { type: { kind: 'time-zone' }, group: 'market', default: 'UTC', visible: true },
  DefaultTimeOut: {
    type: { kind: 'number', min: 5, max: 480, step: 1, unit: 'minutes' },
    group: 'shop',
    default: '30',
    visible: true,
  },
  NewsletterAllowed: { type: flag, group: 'shop', default: flag.on, visible: true },
  SendToFriendAllowed: { type: flag, group: 'shop', default: flag.on, visible: true },
  CaptchaValidation: { type: flag, group: 'shop', default: flag.on, visible: true },
  SitemapAllowed: { type: flag, group: 'shop', default: flag.on, visible: true },
  StoreLocatorUnit: { type: { kind: 'choice', of: ['miles', 'km'] }, group: 'shop', default: 'miles', visible: true },
  EnableGDPR: { type: flag, group: 'shop', default: OFF, visible: true },
  GoogleTagManagerId: {
    type: { kind: 'code', form: /^GTM-[A-Z0-9]{4,12}$/ },
    group: 'shop',
    default: '',
    visible: true,
  },
  SecuredCatalog: { type: flag, group: 'catalogue', default: OFF, visible: true },
  GuestsSeePrices: { type: flag, group: 'catalogue', default: OFF, visible: true },
  PricesShown: {
    type: { kind: 'choice', of: PRICES_SHOWN },
    group: 'catalogue',
    default: 'NotSaid',
    replaces: { setting: 'PricesWithoutTaxSaid', meaning: { '1': 'WithoutTax' } },
  },
  srchEnableAutoComplete: { type: { kind: 'switch', on: 'YES' }, group: 'catalogue', default: 'YES', visible: true },
  NotifyMeAllowed: { type: flag, group: 'catalogue', default: flag.on, visible: true },
  ReviewsAllowed: { type: flag, group: 'catalogue', default: flag.on, visible: true },
  GuestReviewsAllowed: { type: flag, group: 'catalogue', default: OFF, visible: true },
  QuestionsAllowed: { type: flag, group: 'catalogue', default: flag.on, visible: true },
  GuestQuestionsAllowed: { type: flag, group: 'catalogue', default: OFF, visible: true },
  FloatingCartAllowed: { type: flag, group: 'checkout', default: flag.on, visible: true },
  GuestCheckoutAllowed: { type: flag, group: 'checkout', default: OFF, visible: true },
  RewardPointsEarned: {
    type: { kind: 'number', min: 0, max: 100, step: 0.01, unit: 'points' },
    group: 'checkout',
    default: '0',
  },
  RewardPointValue: { type: { kind: 'money' }, group: 'checkout', default: '1' },
  RewardPointDays: {
    type: { kind: 'number', min: 0, max: 3_650, step: 1, unit: 'days' },
    group: 'checkout',
    default: '0',
  },
  /** Whoever bought so much within twelve months earns so much more; 0: there is no such level. */
  RewardSilverFrom: { type: { kind: 'money' }, group: 'checkout', default: '0' },
  RewardSilverPercent: {
    type: { kind: 'number', min: 0, max: 900, step: 1, unit: 'percent' },
    group: 'checkout',
    default: '0',
  },
  RewardGoldFrom: { type: { kind: 'money' }, group: 'checkout', default: '0' },
  RewardGoldPercent: {
    type: { kind: 'number', min: 0, max: 900, step: 1, unit: 'percent' },
    group: 'checkout',
    default: '0',
  },
  AllowSaveAsCart: { type: flag, group: 'checkout', default: flag.on, visible: true },
  /** For so long a link to a cart leads there; links that were made keep the day they were made with. */
  SharedCartDays: {
    type: { kind: 'number', min: 1, max: 365, step: 1, unit: 'days' },
    group: 'checkout',
    default: '30',
  },
  AllowMultiplePayments: { type: flag, group: 'payment', default: flag.on, visible: true },
  /** Spec 6: pending carts are offered where it equals the first of these. */
  ExistingCarts: {
    type: { kind: 'choice', of: ['Prompt On Login', 'Off'] },
    group: 'checkout',
    default: 'Prompt On Login',
    visible: true,
  },
  AbandonedCartLetters: { type: flag, group: 'checkout', default: OFF },
  AbandonedCartHours: {
    type: { kind: 'number', min: 1, max: 720, step: 1, unit: 'clockHours' },
    group: 'checkout',
    default: '24',
  },
  PaymentTermDays: {
    type: { kind: 'number', min: 0, max: 365, step: 1, unit: 'days' },
    group: 'checkout',
    default: '30',
  },
  PaymentTermFromMonthEnd: { type: flag, group: 'checkout', default: OFF },
  /** Off what is owed on account where it is paid within EarlyPaymentDays of the order; 0: nothing. */
  EarlyPaymentDiscountPercent: {
    type: { kind: 'number', min: 0, max: 20, step: 0.5, unit: 'percent' },
    group: 'checkout',
    default: '0',
  },
  EarlyPaymentDays: {
    type: { kind: 'number', min: 0, max: 365, step: 1, unit: 'days' },
    group: 'checkout',
    default: '10',
  },
  /** Of the month on which statements of the last one are issued; 0: none by themselves. */
  StatementDay: {
    type: { kind: 'number', min: 0, max: 28, step: 1, unit: 'dayOfMonth' },
    group: 'checkout',
    default: '0',
  },
  /** Days overdue at which a bucket of the aged balance ends, in rising order. */
  AgingBuckets: { type: { kind: 'text', most: 40 }, group: 'checkout', default: '30, 60, 90' },
  /** The last characters of the shop's own bank accounts, between commas; empty: files of any account are taken in. */
  BankAccounts: { type: { kind: 'text', most: 100 }, group: 'payment', default: '' },
  /** Every morning the list of each payment provider is held against the shop's history. */
  ReconcileProviders: { type: flag, group: 'payment', default: OFF },
  BooksReceivables: { type: { kind: 'text', most: 60 }, group: 'payment', default: 'Accounts Receivable' },
  BooksSales: { type: { kind: 'text', most: 60 }, group: 'payment', default: 'Sales' },
  BooksTaxes: { type: { kind: 'text', most: 60 }, group: 'payment', default: 'Sales Tax Payable' },
  BooksMoney: { type: { kind: 'text', most: 60 }, group: 'payment', default: 'Bank' },
  BooksAdjustments: { type: { kind: 'text', most: 60 }, group: 'payment', default: 'Bad Debts' },
  BooksInterest: { type: { kind: 'text', most: 60 }, group: 'payment', default: 'Interest Income' },
  /** By which the dealer's tax consultant knows themselves, and the dealer, as files for DATEV say. */
  BooksConsultant: { type: { kind: 'code', form: /^[1-9]\d{3,6}$/ }, group: 'payment', default: '' },
  BooksClient: { type: { kind: 'code', form: /^[1-9]\d{0,4}$/ }, group: 'payment', default: '' },
  /** In which the year of the books begins. */
  BooksYearMonth: {
    type: { kind: 'number', min: 1, max: 12, step: 1, unit: 'month' },
    group: 'payment',
    default: '1',
  },
  BooksAccountLength: {
    type: { kind: 'number', min: 4, max: 8, step: 1, unit: 'digits' },
    group: 'payment',
    default: '4',
  },
  /** An address in the United States names its county (spec 5). */
  CountyMandatory: { type: flag, group: 'checkout', default: OFF, visible: true },
  OverdueBlocksTerms: { type: flag, group: 'checkout', default: OFF },
  OverdueBlockDays: {
    type: { kind: 'number', min: 0, max: 3_650, step: 1, unit: 'days' },
    group: 'checkout',
    default: '30',
  },
  OverdueBlockAmount: { type: { kind: 'money' }, group: 'checkout', default: '0' },
  /** Charged on what is overdue, of a year; 0: nothing. */
  FinanceChargePercent: {
    type: { kind: 'number', min: 0, max: 36, step: 0.25, unit: 'percent' },
    group: 'checkout',
    default: '0',
  },
  FinanceChargeGraceDays: {
    type: { kind: 'number', min: 0, max: 365, step: 1, unit: 'days' },
    group: 'checkout',
    default: '10',
  },
  /** How far ahead a buyer may promise to pay; 0: staff alone write promises down. */
  PaymentPromiseDays: {
    type: { kind: 'number', min: 0, max: 90, step: 1, unit: 'days' },
    group: 'checkout',
    default: '14',
  },
  ReturnDays: {
    type: { kind: 'number', min: 0, max: 3_650, step: 1, unit: 'days' },
    group: 'checkout',
    default: '30',
  },
  RestockingFeePercent: {
    type: { kind: 'number', min: 0, max: 100, step: 0.5, unit: 'percent' },
    group: 'checkout',
    default: '15',
  },
  ReturnExpiryDays: {
    type: { kind: 'number', min: 1, max: 365, step: 1, unit: 'days' },
    group: 'checkout',
    default: '30',
  },
  NonReturnableItems: { type: { kind: 'lines', most: 2_000 }, group: 'checkout', default: '' },
  AttachmentMaxMegabytes: {
    type: { kind: 'number', min: 0.01, max: 10, step: 0.01, unit: 'megabytes' },
    group: 'checkout',
    default: '10',
  },
  MyAccOrderHistory: { type: flag, group: 'account', default: flag.on, visible: true },
  wishlist_allowed: { type: flag, group: 'account', default: flag.on, visible: true },
  MyAccPurchaseHistory: { type: flag, group: 'account', default: flag.on, visible: true },
  MyAccQuoteHistory: { type: flag, group: 'account', default: flag.on, visible: true },
  MyAccOrdersORQuotes: { type: flag, group: 'account', default: flag.on, visible: true },
  MyAccQuickOrderEntry: { type: flag, group: 'account', default: flag.on, visible: true },
  MyAccDownloads: { type: flag, group: 'account', default: flag.on, visible: true },
  MyAccAddressHistory: { type: flag, group: 'account', default: flag.on, visible: true },
  Credit_Card_Storage_Allowed: { type: flag, group: 'account', default: flag.on, visible: true },
  MyAccAWCredBal: { type: flag, group: 'account', default: flag.on, visible: true },
  MyAccInvHistory: { type: flag, group: 'account', default: flag.on, visible: true },
  allow_returns_management: { type: flag, group: 'account', default: flag.on, visible: true },
  MyAccViewReturnspolicy: { type: flag, group: 'account', default: flag.on, visible: true },
  MyPayPreferences: { type: flag, group: 'account', default: flag.on, visible: true },
  MyAccNewsletterSubscription: { type: flag, group: 'account', default: flag.on, visible: true },
  /** So long whoever asked to be erased may think again. */
  ErasureDays: { type: { kind: 'number', min: 0, max: 30, step: 1, unit: 'days' }, group: 'account', default: '7' },
  DealersNeedApproval: { type: flag, group: 'account', default: OFF },
  AnswerHours: {
    type: { kind: 'number', min: 1, max: 200, step: 1, unit: 'hours' },
    group: 'quotes',
    default: '8',
  },
  BusinessDayBegins: {
    type: { kind: 'number', min: 0, max: 23, step: 1, unit: 'hour' },
    group: 'quotes',
    default: '8',
  },
  BusinessDayEnds: {
    type: { kind: 'number', min: 1, max: 24, step: 1, unit: 'hour' },
    group: 'quotes',
    default: '17',
  },
  /** Ways of paying that are not offered to who is not signed in, to a person with an account of their own, to a company. */
  ClosedToGuests: { type: { kind: 'methods' }, group: 'payment', default: '' },
  ClosedToBuyers: { type: { kind: 'methods' }, group: 'payment', default: '' },
  ClosedToCompanies: { type: { kind: 'methods' }, group: 'payment', default: '' },
  /** The most that may be paid by card of one order, in the order's currency; 0: any amount. So of the others. */
  CardMaximum: { type: { kind: 'money' }, group: 'payment', default: '0' },
  PayByPayPal: { type: flag, group: 'payment', default: OFF },
  PayPalMaximum: { type: { kind: 'money' }, group: 'payment', default: '0' },
  PayByBankDebit: { type: flag, group: 'payment', default: OFF },
  BankDebitMaximum: { type: { kind: 'money' }, group: 'payment', default: '0' },
  PayByWire: { type: flag, group: 'payment', default: OFF },
  WireWords: { type: { kind: 'lines', most: 400 }, group: 'payment', default: '' },
  WireWordsFr: { type: { kind: 'lines', most: 400 }, group: 'payment', default: '' },
  WireMaximum: { type: { kind: 'money' }, group: 'payment', default: '0' },
  PayByCheck: { type: flag, group: 'payment', default: OFF },
  CheckWords: { type: { kind: 'lines', most: 400 }, group: 'payment', default: '' },
  CheckWordsFr: { type: { kind: 'lines', most: 400 }, group: 'payment', default: '' },
  CheckMaximum: { type: { kind: 'money' }, group: 'payment', default: '0' },
  PayByCash: { type: flag, group: 'payment', default: OFF },
  CashWords: { type: { kind: 'lines', most: 400 }, group: 'payment', default: '' },
  CashWordsFr: { type: { kind: 'lines', most: 400 }, group: 'payment', default: '' },
  CashMaximum: { type: { kind: 'money' }, group: 'payment', default: '0' },
  PayByEft: { type: flag, group: 'payment', default: OFF },
  EftWords: { type: { kind: 'lines', most: 400 }, group: 'payment', default: '' },
  EftWordsFr: { type: { kind: 'lines', most: 400 }, group: 'payment', default: '' },
  EftMaximum: { type: { kind: 'money' }, group: 'payment', default: '0' },
  /** After so long the buyer of an order whose wire, cheque, cash or EFT has not come is reminded; 0: never. */
  AwaitedReminderDays: {
    type: { kind: 'number', min: 0, max: 90, step: 1, unit: 'days' },
    group: 'payment',
    default: '7',
  },
  /** After so long an order of which nothing has come is cancelled; 0: never. */
  AwaitedCancelDays: {
    type: { kind: 'number', min: 0, max: 365, step: 1, unit: 'days' },
    group: 'payment',
    default: '0',
  },
  GiftCertificatesAllowed: { type: flag, group: 'payment', default: OFF, visible: true },
  OrderDeskEmail: { type: { kind: 'email' }, group: 'checkout', default: '' },
  QuoteDeskEmail: { type: { kind: 'email' }, group: 'quotes', default: '' },
  /** Steps of setting up that were put off. */
  SetupLater: { type: { kind: 'internal' }, group: 'shop', default: '' },
  /** The public address, and the mail server, by which the shop was reached when somebody tried. */
  AddressTried: { type: { kind: 'internal' }, group: 'shop', default: '' },
  MailServerTried: { type: { kind: 'internal' }, group: 'shop', default: '' },
  /** `USD=contract,EUR=europe`: standard lists that were chosen on the page of a price list. */
  StandardPriceLists: { type: { kind: 'internal' }, group: 'market', default: '' },
  /** What of the demonstration was loaded. */
  DemonstrationLoaded: { type: { kind: 'internal' }, group: 'shop', default: '' },
  DemonstrationHistory: { type: { kind: 'internal' }, group: 'shop', default: '' },
} as const satisfies Readonly<Record<string, SettingDefinition>>;

export type SettingName = keyof typeof settingDefinitions;
export const settingNames = Object.keys(settingDefinitions) as SettingName[];
export const definitionOf = (name: SettingName): SettingDefinition => settingDefinitions[name];

/** What a setting of kind `list` or `methods` names, the usual one of a list first. */
export const listed = <Name extends string = string>(value: string): readonly Name[] =>
  value.split(',').filter(Boolean) as Name[];

const MOST_MINOR_UNITS = 99_999_999_99;

/** The values that a setting may have, as texts; an empty one stands for none where the setting may have none. */
export function settingValue({ type }: SettingDefinition): z.ZodType<string, string> {
  switch (type.kind) {
    case 'switch':
      return z.enum([type.on, OFF], 'setting_invalid');
    case 'choice':
      return z.enum(type.of, 'setting_invalid');
    case 'time-zone':
      return z.string().refine((name) => timeZones().includes(name), 'setting_invalid');
    case 'text':
      return z
        .string()
        .trim()
        .max(type.most, 'setting_too_long')
        .regex(/^[^\r\n]*$/, 'setting_invalid');
    case 'lines':
      return z.string().trim().max(type.most, 'setting_too_long');
    case 'colour':
      return z.union([z.literal(''), darkColour]);
    case 'picture':
      return z.string().regex(/^$|^[0-9a-f]{64}-[1-9]\d{0,3}x[1-9]\d{0,3}$/, 'setting_invalid');
    case 'list':
      return z.string().refine((text) => isListOf(type.of, text.split(',')), 'setting_invalid');
    case 'methods':
      return z.string().regex(/^$|^[a-z-]+(,[a-z-]+)*$/, 'setting_invalid');
    case 'email':
      return z.union([z.literal(''), email], 'email_invalid');
    case 'code':
      return z.union([z.literal(''), z.string().trim().toUpperCase().regex(type.form, 'setting_invalid')]);
    case 'number':
      return numberText(type.min, type.max);
    case 'money':
      return numberText(0, MOST_MINOR_UNITS).regex(/^\d+$/, 'setting_invalid');
    case 'internal':
      return z.string().max(200);
  }
}

/** IANA names, without the old ones that stand for others. */
export const timeZones = (): readonly string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')];

const numberText = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}(\.\d{1,3})?$/, 'setting_invalid')
    .refine((text) => Number(text) >= min && Number(text) <= max, 'setting_out_of_range');

const darkColour = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^#[0-9A-F]{6}$/, 'setting_invalid')
  .refine(isReadableUnderWhite, 'colour_too_light');

const isListOf = (known: readonly string[], named: readonly string[]) =>
  named.every((name) => known.includes(name)) && new Set(named).size === named.length;

/** White text must be readable on a button of this colour: a contrast of 4.5 (WCAG 1.4.3). */
function isReadableUnderWhite(colour: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) >= 4.5;
}

/** Says what is wrong with a value, as a field of the input. */
export function settingOfItsType(
  { name, value }: { readonly name: SettingName; readonly value: string },
  context: z.RefinementCtx,
  field = 'value',
): void {
  const { error } = settingValue(definitionOf(name)).safeParse(value);
  for (const { message } of error?.issues.slice(0, 1) ?? [])
    context.addIssue({ code: 'custom', path: [field], message });
}
