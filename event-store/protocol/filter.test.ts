import { Refused } from '../log/refusal.ts';
import { matcherOf, type Filter } from './filter.ts';

const event = { stream: 'order-1', type: 'OrderPlaced' };
const filter = (on: Filter['on'], prefixes: readonly string[], regex = ''): Filter => ({ on, prefixes, regex });

describe('a filter', () => {
  it.each([
    ['a prefix of the stream', filter('stream', ['order-']), true],
    ['one of several prefixes', filter('stream', ['cart-', 'order-']), true],
    ['no prefix of the stream', filter('stream', ['rder-']), false],
    ['a prefix of the type, not of the stream', filter('type', ['Order']), true],
    ['a prefix in another case', filter('type', ['order']), false],
    ['a regular expression', filter('type', [], 'Pla.ed$'), true],
    ['no system event', filter('type', [], '^[^$].*'), true],
    ['another regular expression', filter('type', [], '^Pla'), false],
    ['anchors of .NET', filter('type', [], '\\AOrder\\w+\\z'), true],
    ['anchors of .NET that do not fit', filter('type', [], '\\APlaced\\z'), false],
    ['a class of letters by Unicode', filter('type', [], '^\\p{Lu}\\p{Ll}+'), true],
    ['a case that does not matter', filter('type', [], '(?i)^orderplaced$'), true],
  ])('lets an event through by %s', (_, chosen, expected) => {
    const matches = matcherOf(chosen);
    expect(matches(event)).toBe(expected);
    expect(matches(event)).toBe(expected);
  });

  it('leaves out system events', () => {
    expect(matcherOf(filter('type', [], '^[^$].*'))({ stream: '$$x', type: '$metadata' })).toBe(false);
  });

  it.each([
    ['nothing to look for', ''],
    ['no regular expression', '(['],
    ['look-around, which takes time without bound', '(?=Order)'],
    ['a back reference, which does too', '(a)\\1'],
    ['an anchor that RE2 does not have', 'Placed\\Z'],
    ['repetitions of repetitions', '((a{100}){100}){100}'],
    ['more than 1,000 characters', 'a'.repeat(1_001)],
  ])('is refused with %s', (_, regex) => {
    expect(() => matcherOf(filter('type', [], regex))).toThrow(Refused);
  });

  it.each(['^(a+)+$', '(a|aa)+$', '(a*)*b', '(.*)(.*)(.*)(.*)(.*)[^a]$'])(
    'comes to an end for %s, whatever the text is',
    (regex) => {
      const matches = matcherOf(filter('type', [], regex));
      expect(matches({ stream: 's', type: `${'a'.repeat(999)}!` })).toBe(regex.endsWith('[^a]$'));
    },
  );
});
