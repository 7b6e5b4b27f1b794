// Nothing but a method's own folder and the tables names a method (code.md 4.1). Found by the words themselves, since a
// ternary on a method compiles and says the wrong thing of the next one.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { paymentMethods } from '#contracts/payment/method/payment-methods.ts';

const SIDES = [
  'domain',
  'contracts',
  'write-side',
  'projections',
  'workers',
  'platform',
  'processes',
  'storefront',
  'admin',
];
const isTest = (path: string) => /\.test\.tsx?$|\.samples\.ts$|\/testing\//.test(path);
const isOfMethod = (path: string) =>
  paymentMethods.some(({ method }) =>
    [
      `payment/method/${method}.ts`,
      `payment-method/${method}/`,
      `payment/${method}/`,
      `payment-option/${method}.option.ts`,
      // The feature whose ledger it is.
      `/${method}/`,
    ].some((part) => path.includes(part)),
  );

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...SIDES], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !isOfMethod(path));

/** A method is one line in each of these; a name of two words has quotes there. */
const TABLES = [
  'write-side/payment/methods.ts',
  'projections/checkout/payment-options.ts',
  'storefront/shared/checkout/payment-method/payment-forms.ts',
  'admin/order/payment-method/payment-panels.ts',
];

/**
 * Where the word is another thing: a check of a process's health, the certificate as a thing with a timeline and a letter,
 * a provider's own word.
 */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  check: ['platform/kernel/health/gauges.ts'],
  card: [
    'platform/adapters/payment/stripe/stripe-gateway.ts',
    'platform/adapters/payment/stripe/stripe-pages.ts',
    'processes/web/payment-pages.ts',
  ],
  paypal: ['platform/adapters/payment/sandbox-client.ts'],
  'gift-certificate': [
    'contracts/history/subject-kinds.ts',
    'contracts/letter/letter-definitions.ts',
    'projections/letter/letter-sample.ts',
  ],
};
/** Whom a feature needs is named by its folder, which may be called as a method is. */
const namesFeatures = (path: string) => /^(write-side|projections|workers)\/[^/]+\/feature\.ts$/.test(path);
const means = (path: string, method: string) =>
  TABLES.includes(path) || namesFeatures(path) || OTHERWISE[method]?.includes(path) === true;

it.each(paymentMethods.map(({ method }) => method))('nothing outside its own folders names %s', (method) => {
  const literal = new RegExp(`['"\`]${method}['"\`]`);
  // What else is called so: an access rule's subject, a column, a route's part.
  const naming = sources.filter((path) => !means(path, method) && literal.test(readFileSync(path, 'utf8')));
  expect(naming).toEqual([]);
});
it('looks at all sides', () => expect(sources.length).toBeGreaterThan(800));
