// Odd requests, made from the contracts: an example of what an operation takes, and everything that can be odd about
// it.
import { z } from 'zod';
import { api } from '#contracts/api.ts';
import { getUrl } from '#contracts/client.ts';
import type { Operation } from '#contracts/shared/operation.ts';
import { matchRoute } from '#platform/kernel/http/routes.ts';

export const isRead = ({ via }: Operation): boolean => via === 'get' || via === 'getfile';

/** The one of the five calls that carries an operation. */
export function requestFor(
  route: string,
  operation: Operation,
  data: unknown,
  headers: Record<string, string>,
): { readonly path: string; readonly init: RequestInit } {
  const { via } = operation;
  if (via === 'get' || via === 'getfile')
    return {
      path: getUrl(route, (typeof data === 'object' && data) || {}).replace('/api/get?', `/api/${via}?`),
      init: { headers },
    };
  return {
    path: `/api/${via}`,
    init: {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ path: route, data }),
    },
  };
}

/**
 * Makes the input that the server parses: a query arrives as texts, and parameters of the path with it. Undefined where the path names
 * nothing.
 */
export function arrivesAs(route: string, operation: Operation, data: unknown): unknown {
  if (!isRead(operation)) return data;
  const { path } = requestFor(route, operation, data, {});
  const [name = '', ...query] = path.slice(path.indexOf('route=') + 'route='.length).split('&');
  const match = matchRoute(operation.via, name);
  return match && { ...Object.fromEntries(new URLSearchParams(query.join('&'))), ...match.parameters };
}

export type Schema = { readonly [key: string]: unknown };

/** The simplest request that an operation's schema takes. Its ids name nothing that there is. */
export function exampleOf({ input }: Operation): Record<string, unknown> {
  return (example(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema) ?? {}) as Record<
    string,
    unknown
  >;
}

/**
 * Fields whose rule no schema tells: a password that nobody guesses, a province and its postal code, Base64, positions.
 */
const TEXTS: Readonly<Record<string, string>> = {
  password: 'turret-lathe-47-Granby',
  confirmPassword: 'turret-lathe-47-Granby',
  state: 'QC',
  zip: 'H2X 1A1',
  FileData: 'SGVsbG8=',
  positions: '1',
};

/** The simplest value that a schema takes. */
export const exampleOfSchema = (schema: Schema): unknown => example(schema);

function example(schema: Schema, name = ''): unknown {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (choices?.[0]) return example(choices[0], name);
  if (schema['const'] !== undefined) return schema['const'];
  if (schema['default'] !== undefined) return schema['default'];
  if (Array.isArray(schema['examples'])) return schema['examples'][0];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  switch (schema['type']) {
    case 'object':
      return exampleObject(schema);
    case 'array':
      return [example((schema['items'] ?? {}) as Schema, name)];
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema['minimum'] ?? 1));
    case 'boolean':
      return true;
    default:
      return TEXTS[name] ?? textFor(String(schema['pattern'] ?? ''), String(schema['format'] ?? ''));
  }
}

function exampleObject({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  const needed = new Set(required as readonly string[]);
  const fields = Object.entries(properties as Record<string, Schema>).filter(([field]) => needed.has(field));
  return Object.fromEntries(fields.map(([field, property]) => [field, example(property, field)]));
}

const UUID = '3b241101-e2bb-4255-8caf-4136c566a962';
const DATE = '2026-01-01';
const CANDIDATES = [
  'abc',
  'CA',
  'abc@example.com',
  'a'.repeat(43),
  `tok_${'a'.repeat(24)}`,
  `bank_${'a'.repeat(24)}`,
  UUID,
  DATE,
  'Abcdefghijk1!',
  'a'.repeat(64),
  '999999',
  'order.abc',
  'order:abc',
];

function textFor(pattern: string, format: string): string {
  if (format === 'uuid') return UUID;
  if (format === 'date') return DATE;
  return CANDIDATES.find((candidate) => !pattern || new RegExp(pattern, 'u').test(candidate)) ?? 'abc';
}

const LONG_TEXT = 'x'.repeat(5_000);
const LONE_SURROGATE = '\ud800';
const ODD_VALUES: readonly unknown[] = [
  null,
  12.5,
  -1,
  0,
  1e21,
  true,
  '',
  LONG_TEXT,
  'a\u0000b',
  LONE_SURROGATE,
  {},
  [],
  [{}],
  { $ne: 1 },
];
/** A query knows texts only, and has no writing for a lone surrogate. */
const ODD_TEXTS: readonly string[] = ['', '-1', '1e+21', '{"$ne":1}', LONG_TEXT, 'a\u0000b'];

/**
 * Any text may be sought, or typed as a password; unknown streams and moments are told by what is read, not by the form
 * of their names.
 */
const FREE_TEXT = ['-1', '1e+21', '{"$ne":1}'];
const TYPED = ['a\u0000b', LONE_SURROGATE];

function frenchMayBeEmpty(...routes: readonly string[]): Record<string, readonly unknown[]> {
  return Object.fromEntries(routes.map((route) => [`${route} fr`, ['']]));
}

/** A text in both languages, each of which takes them. */
function bothTaken(path: string, values: readonly unknown[]): Readonly<Record<string, readonly unknown[]>> {
  return { [`${path}.en`]: values, [`${path}.fr`]: values };
}

/** Odd values that a field takes all the same, in every operation or in the one that is named. */
const TAKEN: Readonly<Record<string, readonly unknown[]>> = {
  // Nothing was changed yet; nothing is paid; it costs nothing.
  changes: [0],
  Changes: [0],
  unitPrice: [0],
  value: [0],
  currentPassword: TYPED,
  'account/login password': TYPED,
  'account/linkopenid password': TYPED,
  'account/openid/link proof.password': TYPED,
  'account/openid/unlink proof.password': TYPED,
  'admin/session/login password': TYPED,
  'admin/secondfactor/remove password': TYPED,
  'account/secondfactor/remove password': TYPED,
  ...Object.fromEntries(
    ['admin', 'account'].flatMap((side) => [
      [`${side}/passkey/begin proof.password`, TYPED],
      [`${side}/secondfactor/begin proof.password`, TYPED],
      [`${side}/passkey/remove proof.password`, TYPED],
      [`${side}/passkey/add passkey.attestationObject`, [LONG_TEXT]],
      [`${side}/passkey/add passkey.transports`, [[]]],
    ]),
  ),
  'admin/secondfactor/reset proof.password': TYPED,
  'admin/contact/resetsecondfactor proof.password': TYPED,
  isDemanded: [true],
  'customer/addcontact IsAdmin': [true],
  // A card needs no name.
  'customer/changecreditcard FriendlyName': [''],
  'profile/savepreferences PaymentMethod': [''],
  'checkout/placeorder OrderTotal': [-1, 0],
  'admin/checkout/placeorder orderTotal': [-1, 0],
  'checkout/processmultiplepayment OrderTotal': [-1, 0],
  // All of it goes to one address again.
  'checkout/saveorderlineaddress Lines': [[]],
  'customer/convertedrewardamount Points': [0],
  // Taken away.
  'cart/notecartline Note': [''],
  'cart/namegiftrecipient Message': [''],
  'admin/cart/savecomments comments': [''],
  'profile/watchwishlist Watch': [true],
  // Some are taken away.
  'admin/reward/adjust points': [-1],
  'checkout/readquickorderfile FileData': [LONG_TEXT],
  'admin/banktransaction/import FileData': [LONG_TEXT],
  'admin/banktransaction/matchaccount seen': [0],
  'admin/banktransaction/matchorder seen': [0],
  'admin/banktransaction/setaside seen': [0],
  'customer/readpartnumberfile FileData': [LONG_TEXT],
  // Refused by the handler, with a text of its own.
  'customer/savepartnumber Number': [''],
  'customer/savepartnumber ItemCode': [''],
  'admin/customerpartnumber/save Number': [''],
  'admin/customerpartnumber/save ItemCode': [''],
  'checkout/upload FileData': [LONG_TEXT],
  'checkout/upload FileType': [''],
  'return/addphoto FileData': [LONG_TEXT],
  'store/uploadfile FileData': [LONG_TEXT],
  'store/uploadfile FileType': [''],
  'admin/customer/setcreditlimit limit': [0],
  // A role may have neither rights nor limits.
  rights: [[]],
  limits: [{}],
  'admin/customer/change salesRep': [''],
  'admin/customer/changenote pinned': [true],
  'admin/registrationform/change questions': [[]],
  'account/registrationfile FileData': [LONG_TEXT],
  'admin/search search': FREE_TEXT,
  'admin/order/refund amount': [0],
  'admin/order/cancellines amount': [0],
  'checkout/processreturnorder TermsAccepted': [true],
  'admin/return/refund amount': [0],
  // Nothing of it goes there.
  'admin/return/receive toStock': [0],
  'admin/return/receive toScrap': [0],
  'admin/return/receive toBuyer': [0],
  'admin/order/edit difference': [-1, 0],
  // Nobody carries what is picked up.
  'admin/order/shiplines carrier': [''],
  'admin/order/shiplines trackingNumber': [''],
  'admin/picture/upload FileData': [LONG_TEXT],
  'admin/import/part FileData': [LONG_TEXT],
  'admin/picture/upload FileType': [''],
  'admin/product/adddocument FileData': [LONG_TEXT],
  'admin/product/adddocument FileType': [''],
  'admin/product/adddocument days': [0],
  'admin/product/adddocument times': [0],
  // French that nobody wrote is the English; a picture needs no text; an empty place is the top, an empty logo none.
  ...frenchMayBeEmpty(
    'admin/attribute/add',
    'admin/attribute/change',
    'admin/category/add',
    'admin/category/change',
    'admin/product/add',
    'admin/product/adddocument',
    'admin/product/addpicture',
    'admin/product/describepicture',
  ),
  'admin/product/addpicture en': [''],
  'admin/product/describepicture en': [''],
  'admin/product/schedule publishAt': [''],
  'admin/category/add parent': [''],
  // Degrees; a branch may offer nothing, have no warehouse, and be shown.
  'admin/branch/add latitude': [12.5, -1, 0],
  'admin/branch/add longitude': [12.5, -1, 0],
  'admin/branch/add warehouse': [''],
  'admin/branch/add active': [true],
  'admin/branch/add services.en': [''],
  'admin/branch/add services.fr': [''],
  'admin/category/move parent': [''],
  'admin/brand/setlogo picture': [''],
  'admin/family/add data.options': [[]],
  'admin/family/add data.name.fr': [''],
  'admin/family/change seen.name.fr': [''],
  'admin/family/change changed.name.fr': [''],
  // A folder has no server, nobody signs in, nobody is written to.
  'admin/importsource/add data.host': [''],
  'admin/importsource/add data.user': [''],
  'admin/importsource/add data.reportTo': [[]],
  'admin/importsource/add data.isActive': [true],
  // The letter goes out with it.
  'admin/giftcertificate/issue send': [true],
  'admin/history/find search': FREE_TEXT,
  // Nothing is on the shelf, nothing arrived, no cut-off; fewer than the books said.
  // Cheaper by a cent, as dear as before until the decider looks; all items; nothing taken off a multiple; no precedence.
  'admin/pricechange/draft items': [{}],
  'admin/pricechange/draft alteration.by': [-1, 0],
  'admin/pricechange/draft rounding.less': [0],
  'admin/pricelist/change seen.priority': [0],
  'admin/pricelist/change changed.priority': [0],
  'admin/promotion/change seen.priority': [0],
  'admin/promotion/change changed.priority': [0],
  // Nobody has answered yet.
  'admin/question/answer seen': [0],
  'admin/question/answer publish': [true],
  'admin/stock/adjust quantity': [-1],
  'admin/stock/receivetransfer quantity': [0],
  'admin/stock/receivedelivery quantity': [0],
  'admin/stock/setsafety quantity': [0],
  cutOff: [''],
  later: [true],
  'admin/setting/change from': [...FREE_TEXT, ''],
  'admin/proof/export streams': [...FREE_TEXT, LONG_TEXT],
  'admin/replay/moments id': FREE_TEXT,
  'admin/replay/row key': FREE_TEXT,
  'admin/replay/follow streams': FREE_TEXT,
  'admin/menu/create content.entries': [[]],
  'admin/menu/change seen.entries': [[]],
  'admin/menu/change changed.entries': [[]],
  'admin/banner/upload content': [LONG_TEXT],
  ...bothTaken('admin/page/create content.description', ['']),
  ...bothTaken('admin/page/create content.html', ['', LONG_TEXT]),
  ...bothTaken('admin/static-content/create content.title', ['']),
  ...bothTaken('admin/static-content/create content.altText', ['']),
  ...bothTaken('admin/static-content/create content.html', ['', LONG_TEXT]),
  'admin/static-content/create content.linkedTo': [''],
  'admin/static-content/create content.linkTarget': [''],
  'admin/static-content/change seen.linkedTo': [''],
  'admin/static-content/change changed.linkedTo': [''],
  ...bothTaken('admin/letter/create content.body', [LONG_TEXT]),
  'admin/letter/preview body': [LONG_TEXT],
  ...bothTaken('admin/article/create content.summary', ['']),
  ...bothTaken('admin/article/create content.html', ['', LONG_TEXT]),
  ...bothTaken('admin/article/create content.altText', ['']),
  'admin/article/create content.picture': [''],
  'admin/article/create content.categories': [[]],
  ...bothTaken('admin/document/create content.description', ['']),
  'admin/document/create content.file.fr': [null],
  'admin/document/upload FileData': [LONG_TEXT],
  'admin/document/upload FileType': [''],
  ...bothTaken('admin/banner/create content.text', ['']),
  ...bothTaken('admin/banner/create content.linkText', ['']),
  ...bothTaken('admin/banner/create content.altText', ['']),
  'admin/banner/create content.link': [''],
  'admin/banner/create content.category': [''],
  'admin/banner/create content.picture': [''],
  'admin/banner/create content.from': [''],
  'admin/banner/create content.until': [''],
  'admin/banner/create content.sort': [0],
  'admin/banner/change seen.link': [''],
  'admin/banner/change changed.link': [''],
};

export interface OddRequest {
  /** Says what is odd about it. */
  readonly what: string;
  readonly data: unknown;
  /** The operation's schema takes it all the same. */
  readonly taken: boolean;
}

/** The example with one thing odd about it, for each thing that can be. */
export const oddRequests = (route: string, operation: Operation): OddRequest[] =>
  isRead(operation)
    ? oddQueries(route, exampleOf(operation))
    : [...oddBodies(route, exampleOf(operation)), { what: 'a text', data: 'text', taken: false }];

function oddQueries(route: string, valid: Readonly<Record<string, unknown>>): OddRequest[] {
  // A parameter of the path is always there.
  const query = Object.keys(valid).filter((field) => !route.includes(`{${field}}`));
  return [
    unknownField(valid),
    ...query.map((field) => without(valid, field)),
    ...Object.keys(valid).flatMap((field) =>
      withValues(route, valid, field, isAnothersWithout(route, field) ? ODD_TEXTS.filter(Boolean) : ODD_TEXTS),
    ),
  ];
}

/** A path without its last parameter may be the path of another operation. */
const isAnothersWithout = (route: string, field: string) =>
  route.endsWith(`/{${field}}`) && Object.hasOwn(api, route.replace(`/{${field}}`, ''));

function oddBodies(route: string, valid: Readonly<Record<string, unknown>>, above = ''): OddRequest[] {
  const fields = Object.keys(valid);
  return [
    unknownField(valid),
    { what: 'a list', data: [valid], taken: false },
    ...fields.map((field) => without(valid, field)),
    ...fields.flatMap((field) => withValues(route, valid, field, ODD_VALUES, above)),
    ...fields.flatMap((field) => {
      const inner = valid[field];
      return isObject(inner)
        ? oddBodies(route, inner, `${above}${field}.`).map(({ what, data, taken }) => ({
            what: `${field}: ${what}`,
            data: { ...valid, [field]: data },
            taken,
          }))
        : [];
    }),
  ];
}

const unknownField = (valid: object): OddRequest => ({
  what: 'an unknown field',
  data: { ...valid, unknownField: 1 },
  taken: false,
});

const without = (valid: object, field: string): OddRequest => ({
  what: `no ${field}`,
  data: Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field)),
  taken: false,
});

const withValues = (
  route: string,
  valid: object,
  field: string,
  values: readonly unknown[],
  above = '',
): OddRequest[] =>
  values.map((value) => ({
    what: `${field} = ${JSON.stringify(value).slice(0, 20)}`,
    data: { ...valid, [field]: value },
    taken: [TAKEN[field], TAKEN[`${route} ${field}`], TAKEN[`${route} ${above}${field}`]].some((taken) =>
      taken?.some((one) => JSON.stringify(one) === JSON.stringify(value)),
    ),
  }));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
