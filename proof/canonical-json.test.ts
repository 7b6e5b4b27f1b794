import fc from 'fast-check';
import { canonicalJson } from './canonical-json.ts';

describe('canonical JSON (RFC 8785)', () => {
  it('orders keys by their UTF-16 code units, in every depth', () => {
    // RFC 8785 section 3.2.3: a surrogate pair (U+1F600) sorts before U+FB33, although its code point is higher.
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
    const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'];
    const nested = { z: Object.fromEntries(keys.map((key) => [key, 1])), a: [{ b: 1, a: 2 }] };
    expect(canonicalJson(nested)).toBe(
      `{"a":[{"a":2,"b":1}],"z":{${sorted.map((key) => `${JSON.stringify(key)}:1`).join(',')}}}`,
    );
  });

  it.each([
    [333333333.33333329, '333333333.3333333'],
    [1e30, '1e+30'],
    [4.5, '4.5'],
    [2e-3, '0.002'],
    [0.000000000000000000000000001, '1e-27'],
    [-0, '0'],
    [1e21, '1e+21'],
    [9007199254740993, '9007199254740992'],
  ])('writes %d as ECMAScript does', (number, text) => expect(canonicalJson(number)).toBe(text));

  it('escapes what must be escaped, and nothing else', () => {
    expect(canonicalJson('\u20ac$\u000f\nA\'B"\\/\u2028')).toBe('"\u20ac$\\u000f\\nA\'B\\"\\\\/\u2028"');
  });

  it('has no form for what JSON cannot hold', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '\ud800', { '\udfff': 1 }, 1n])
      expect(() => canonicalJson(value)).toThrow(TypeError);
  });

  it('is the same before and after a value was stored as JSON', () => {
    const value = fc.anything({
      withUnicodeString: true,
      values: [
        fc.string({ unit: 'grapheme' }),
        fc.boolean(),
        fc.constant(null),
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constant(undefined),
      ],
    });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value), (object) => {
        expect(canonicalJson(JSON.parse(JSON.stringify(object)))).toBe(canonicalJson(object));
        expect(JSON.parse(canonicalJson(object))).toEqual(JSON.parse(JSON.stringify(object)));
      }),
    );
  });
});
