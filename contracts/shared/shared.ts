// Shapes that several contracts use. Text is checked at the door: Postgres cannot store U+0000 or a lone surrogate.
import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/shared/money.ts';
import { ADDRESS_LIMITS } from '#domain/shared/address.ts';
import { isDay } from '#domain/shared/day.ts';
import { isMonth } from '#domain/shared/month.ts';
import { isBuiltIn, own } from '#domain/shared/dictionary.ts';
import { writtenPostalCode } from '#domain/shared/postal-codes.ts';
import { placeFaults } from '#domain/shared/regions.ts';

const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** Text of 0 to `max` characters, trimmed, without U+0000 or lone surrogates. */
export const text = (max: number) => z.string().trim().max(max).refine(storable, 'text_not_storable');
export const requiredText = (max: number) => text(max).min(1, 'required');

/**
 * Stands in mails to whoever's address was typed: a name has no line breaks and is no address of a page (security.md
 * S10).
 */
const isName = (name: string) => !/[\p{Cc}\u2028\u2029]|:\/\/|www\./iu.test(name);
/** `evil.example`, which mail programs make a link of; not `J. Smith` or `St.John`. */
const DOMAIN =
  /[\p{L}\d-]{2,}\.(?:\p{Ll}{2,24}|\p{Lu}{2,24})(?!\p{L})|[\p{L}\d-]{2,}\.(?:com|net|org|info|biz|shop|online|site|app)(?!\p{L})/u;
const isPersonName = (name: string) => isName(name) && !/[:/\\<>@]/.test(name) && !DOMAIN.test(name);
export const personName = requiredText(60).refine(isPersonName, 'name_invalid');
export const companyName = text(80).refine(isName, 'name_invalid');

/** Integer minor units (cents) of the currency that stands beside it. */
export const amount = z.int().meta({ description: 'Integer minor units (cents) of the currency beside it' });
export const currencyCode = z.enum(CURRENCY_CODES);
export const languageCode = z.enum(['en', 'fr']);

/** Whole, above 0 (spec 5: "Please enter valid quantity."), and small enough to be meant. */
export const quantity = z.int('quantity_invalid').min(1, 'quantity_invalid').max(999_999, 'quantity_invalid');

/** What names a record: it may become the key of an object, which has some of its own (security.md T2). */
export const idText = (pattern: RegExp, code: string) =>
  z
    .string()
    .regex(pattern, code)
    .refine((name) => !isBuiltIn(name), code);
export const id = idText(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'id_invalid');
export const itemNumber = id.meta({ description: 'Item number, e.g. 6205-2RS' });
/** Spec 5 asks for a suffix of 2 to 4 letters; longer ones exist today and are accepted. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@"(),:;<>[\\\]]+@[a-z0-9.-]+\.[a-z]{2,24}$/, 'email_invalid');
export const isoDate = z.iso.datetime({ offset: true });
/** A moment that somebody names, ISO, of a day that `day` takes. */
export const moment = isoDate.refine((text) => isDay(text.slice(0, 10)), 'date_invalid');
/** A calendar day that somebody names, YYYY-MM-DD, from 1970-01-01 to 2199-12-31 (domain/shared/day.ts). */
export const day = z.iso.date('date_invalid').refine(isDay, 'date_invalid');
/** A calendar month, YYYY-MM, of such days. */
export const month = z
  .string()
  .refine(isMonth, 'month_invalid')
  .meta({ examples: ['2026-11'] });
export const optionalDay = z.union([z.literal(''), day], 'date_invalid');

const EVENT = /^[a-z][A-Za-z0-9._:-]{2,199}@\d{1,9}$/;
/** A moment, or an event as `<stream>@<revision>`: a query that takes it answers as it would have answered then. */
export const asOf = z
  .string()
  .max(220)
  .refine((text) => EVENT.test(text) || moment.safeParse(text).success, 'as_of_invalid')
  .optional()
  .meta({ description: 'As of this moment (ISO), or as of this event, as <stream>@<revision>' });

/** A query parameter is text; this reads a whole number from it. */
export const numberParameter = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** `a,b` in a query parameter, of `max` characters and `most` parts. */
export const listParameter = (max: number, most: number) =>
  text(max)
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((parts) => parts.length <= most, 'too_many');

/** The page of a list that is asked for: `usual` rows, unless another number up to `most` is named. */
export const pageParameters = (usual = 25, most = 100) => ({
  page: numberParameter(1, 100_000).default(1),
  pageSize: numberParameter(1, most).default(usual),
});

/**
 * A list of the back office, searched, sorted and paged on the server; the first column is what it is sorted by. As many
 * rows as an export holds are one page.
 */
export const listParameters = <const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
  direction: 'ASC' | 'DESC',
) => ({
  ...pageParameters(25, 1_000),
  search: text(80).default(''),
  sort: z.enum(columns).default(columns[0]),
  direction: z.enum(['ASC', 'DESC']).default(direction),
});

export const page = z.strictObject({
  page: numberParameter(1, 10_000).default(1),
  pageSize: numberParameter(1, 100).default(24),
});

/** A page for a frame: of a provider, or of the shop itself. */
export const frameUrl = z.union([z.url(), z.string().regex(/^\/(?!\/)/)]);

/** Bytes of 1 to about `max` characters, as WebAuthn writes them. */
export const base64Url = (max: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(max);

export const none = z.strictObject({});
export const done = z.object({ message: z.literal('success') });

const PLACE_FIELDS: readonly unknown[] = ['country', 'state', 'zip'];

/** Also beside faults of other fields: whoever sends a form is told of all of them at once. */
const isPlaceToBeJudged = ({
  value,
  issues,
}: {
  readonly value: unknown;
  readonly issues: readonly { readonly path?: readonly PropertyKey[] }[];
}): boolean =>
  typeof value === 'object' &&
  value !== null &&
  PLACE_FIELDS.every((field) => typeof own(value as Readonly<Record<string, unknown>>, String(field)) === 'string') &&
  !issues.some(({ path }) => PLACE_FIELDS.includes(path?.[0]));

/** Spec 3, address. */
export const address = z
  .strictObject({
    firstName: personName,
    lastName: personName,
    company: companyName.default(''),
    addressName: text(ADDRESS_LIMITS.addressName).default(''),
    addressLine1: requiredText(ADDRESS_LIMITS.addressLine1),
    addressLine2: text(ADDRESS_LIMITS.addressLine2).default(''),
    addressLine3: text(ADDRESS_LIMITS.addressLine3).default(''),
    city: requiredText(ADDRESS_LIMITS.city),
    state: text(ADDRESS_LIMITS.state).toUpperCase().meta({
      description: 'Code of a state or province of the country, as account/statelist has it; empty where it has none',
    }),
    county: text(ADDRESS_LIMITS.county).default(''),
    zip: text(ADDRESS_LIMITS.zip),
    country: z.string().regex(/^[A-Z]{2}$/, 'country_invalid'),
    phone1: requiredText(ADDRESS_LIMITS.phone1),
    phone2: text(ADDRESS_LIMITS.phone2).default(''),
    phone3: text(ADDRESS_LIMITS.phone3).default(''),
    fax: text(ADDRESS_LIMITS.fax).default(''),
    extension: text(ADDRESS_LIMITS.extension).default(''),
  })
  .superRefine(
    (place, context) => {
      for (const { field, code } of placeFaults(place))
        context.addIssue({ code: 'custom', path: [field], message: code });
    },
    { when: isPlaceToBeJudged },
  )
  .overwrite((place) => ({ ...place, zip: writtenPostalCode(place.country, place.zip) }));
export type Address = z.output<typeof address>;

/** Who comes for goods that are picked up. */
export const pickedUpBy = z.strictObject({
  firstName: personName,
  lastName: personName,
  phone1: requiredText(ADDRESS_LIMITS.phone1),
});
