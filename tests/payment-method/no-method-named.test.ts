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
    ].some((part) => path.includes(part)),
  );

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...SIDES], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !isOfMethod(path));

/** The label of a metric: a check of a process's health, not one that is paid by. */
const means = (path: string, method: string) => method === 'check' && path === 'platform/kernel/health/gauges.ts';

it.each(paymentMethods.map(({ method }) => method))('nothing outside its own folders names %s', (method) => {
  // A table's own line is its key.
  const literal = new RegExp(`['"\`]${method}['"\`](?!: \\w+,)`);
  // What else is called so: an access rule's subject, a column, a route's part.
  const naming = sources.filter((path) => !means(path, method) && literal.test(readFileSync(path, 'utf8')));
  expect(naming).toEqual([]);
});
it('looks at all sides', () => expect(sources.length).toBeGreaterThan(800));
