// Words values for sentences about events, in the reader's language.
import { dateLocale } from '#domain/shared/date-locale.ts';
import { localityOf } from '#domain/shared/locality.ts';
import type wordsEn from '#locales/en/event-descriptions.json';
import { own } from '#domain/shared/dictionary.ts';
import type { Address } from '#domain/shared/address.ts';
import type { Translated } from '#domain/shared/translated.ts';
import { hasText, translate, type Language } from '#platform/kernel/texts/texts.ts';
import { shopTimeZone } from '#platform/shop/shop-calendar.ts';
import { ERASED } from '#platform/kernel/personal-data/seal.ts';
import { dateFormat, numberFormat } from '#platform/kernel/texts/formats.ts';

export type Values = Readonly<Record<string, string | number>>;
export type Term = keyof typeof wordsEn.term;

export interface EventFormatter {
  readonly language: Language;
  /** The sentence of an event type. */
  sentence(type: string, values: Values): string;
  term(term: Term, values?: Values): string;
  /** Integer minor units. */
  money(amount: number, currency: string): string;
  /** Thousandths of a percent. */
  percent(rate: number): string;
  /** Bytes, said in kilobytes. */
  kilobytes(bytes: number): string;
  day(day: string): string;
  /** Day and time of the shop's clock. */
  moment(at: string): string;
  name(name: Translated): string;
  /** A person by the id that stands in events, with name and side. */
  person(by: string): string;
  shippingMethod(shippingMethod: string): string;
  warehouse(warehouse: string): string;
  address(address: Address): string;
  /** A code of a refusal in its own words; what somebody wrote stays as it is. */
  reason(reason: string): string;
  list(parts: readonly string[]): string;
  /** `sort from 1 to 2, name from A to B` */
  changes(before: Readonly<Record<string, unknown>>, changed: Readonly<Record<string, unknown>>): string;
}

/** A value that is longer than this is shown in part; the event itself has all of it. */
const MAX_LENGTH = 80;

/** Names of those whom events name by an id. */
export interface Names {
  /** Names by person, such as `staff:1`. */
  readonly people: ReadonlyMap<string, string>;
  readonly shippingMethods: Readonly<Record<string, Translated>>;
  readonly warehouses: Readonly<Record<string, Translated>>;
}

export const NO_NAMES: Names = { people: new Map(), shippingMethods: {}, warehouses: {} };

export function createEventFormatter(
  language: Language,
  { people, shippingMethods, warehouses }: Names,
): EventFormatter {
  const locale = `${language}-CA`;
  const words = translate(language, 'event-descriptions');
  /** Keys are names of places and codes, or what somebody wrote: that stays as it is. */
  const textOr = (ns: string, key: string, otherwise: string) =>
    /^[\w.-]+$/.test(key) && hasText(language, ns, key) ? translate(language, ns)(key) : otherwise;
  const days = dateFormat(dateLocale(language), { dateStyle: 'medium', timeZone: 'UTC' });
  const moments = dateFormat(dateLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: shopTimeZone(),
  });
  const lists = new Intl.ListFormat(locale);
  const format: EventFormatter = {
    language,
    sentence: (type, values) => words(`did.${type}`, { defaultValue: type, ...values }),
    term: (name, values = {}) => words(`term.${name}`, values),
    money: (amount, currency) =>
      currency ? numberFormat(locale, { style: 'currency', currency }).format(amount / 100) : String(amount / 100),
    percent: (rate) => `${numberFormat(locale, { maximumFractionDigits: 3 }).format(rate / 1_000)}\u00a0%`,
    kilobytes: (bytes) => format.term('kilobytes', { size: Math.max(1, Math.round(bytes / 1_000)) }),
    day: (day) => days.format(new Date(day.length > 10 ? day : `${day}T00:00:00Z`)),
    moment: (at) => moments.format(new Date(at)),
    name: (name) => name[language],
    person: (by) => format.term(sideOf(by), { name: people.get(by) ?? by.slice(by.indexOf(':') + 1) }).trim(),
    shippingMethod: (shippingMethod) => own(shippingMethods, shippingMethod)?.[language] ?? shippingMethod,
    warehouse: (warehouse) => own(warehouses, warehouse)?.[language] ?? warehouse,
    address: ({ company, firstName, lastName, addressLine1, city, state, zip, country }) =>
      lastName === ERASED
        ? ERASED
        : [company, `${firstName} ${lastName}`.trim(), addressLine1, localityOf({ city, state, zip, country }), country]
            .filter(Boolean)
            .join(', '),
    reason: (reason) => textOr('error', reason, reason),
    list: (parts) => lists.format(parts),
    changes: (before, changed) =>
      lists.format(
        Object.entries(changed).map(([field, after]) =>
          format.term('change', {
            field: textOr('event-descriptions', `field.${field}`, field),
            before: shown(own(before, field), format),
            after: shown(after, format),
          }),
        ),
      ),
  };
  return format;
}

type Side = 'buyer' | 'guest' | 'staff' | 'shop' | 'visitor';
const SIDES: Readonly<Record<string, Side>> = { contact: 'buyer', guest: 'guest', staff: 'staff', system: 'shop' };
export const sideOf = (by: string): Side => own(SIDES, by.slice(0, Math.max(0, by.indexOf(':')))) ?? 'visitor';

function shown(value: unknown, format: EventFormatter): string {
  if (value === undefined || value === '' || value === null) return format.term('nothing');
  const text = isTranslated(value) ? format.name(value) : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

export const isTranslated = (value: unknown): value is Translated =>
  typeof value === 'object' && value !== null && 'en' in value && 'fr' in value;
