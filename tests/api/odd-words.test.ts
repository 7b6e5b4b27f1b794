import { api } from '#contracts/api.ts';
import type { Operation } from '#contracts/shared/operation.ts';
import { arrivesAs } from './bad-input.ts';
import { BUILT_IN, ODD_DAYS, textFieldsOf } from './odd-words.ts';

const operations = Object.entries<Operation>(api);

/**
 * Patterns of what is no key of anything: names of people are hashed, coupons written large; bytes, hosts and challenges are
 * compared, what was sealed is opened.
 */
const NO_IDS = new RegExp(
  `(^|\\.)(${[
    ...['userName', 'UserName', 'credentials\\.userName', 'passkey\\..*', 'identity', 'flow'],
    ...['CouponCode', 'coupons\\.0', 'code', 'host', 'picture', 'pictogram', 'a', 'b'],
  ].join('|')})$|^content$`,
);

/** zod takes no `__proto__` out of a record. */
const isLeftOut = (path: string, word: string) => path.endsWith('{}') && word === '__proto__';

describe.each(operations)('the input of %s', (route, operation) => {
  const takes = (data: unknown) => operation.input.safeParse(arrivesAs(route, operation, data)).success;
  const fields = textFieldsOf(operation);

  it('takes no day of a year that no calendar is kept for', () => {
    const days = fields.filter(({ format }) => format === 'date' || format === 'date-time');
    const odd = days.flatMap(({ path, format, withText }) =>
      ODD_DAYS.map((day) => (format === 'date' ? day : `${day}T00:00:00Z`))
        .filter((text) => takes(withText(text)))
        .map((text) => `${path} = ${text}`),
    );
    expect(odd).toEqual([]);
  });

  it('takes no id that every object has', () => {
    const ids = fields.filter(({ path, pattern }) => pattern !== undefined && !NO_IDS.test(path));
    const odd = ids.flatMap(({ path, withText }) =>
      BUILT_IN.filter((word) => takes(withText(word)) && !isLeftOut(path, word)).map((word) => `${path} = ${word}`),
    );
    expect(odd).toEqual([]);
  });
});
