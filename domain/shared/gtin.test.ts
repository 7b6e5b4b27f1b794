import { gtinOf } from './gtin.ts';

describe('a GTIN', () => {
  // Examples of GS1, of 8, 12, 13 and 14 digits.
  it.each(['96385074', '614141000036', '4006381333931', '10614141000415'])('is %s', (text) =>
    expect(gtinOf(text)).toBe(text),
  );
  it('may be typed with blanks', () => expect(gtinOf('4 006381 333931')).toBe('4006381333931'));
  it.each(['4006381333932', '12345', 'abc', '', '40063813339310'])('is not "%s"', (text) =>
    expect(gtinOf(text)).toBeUndefined(),
  );
});
