import { Refused } from '../log/refusal.ts';
import { filterOf, matches } from './filter.ts';

const event = { stream: 'order-1', type: 'OrderPlaced' };

describe('a filter', () => {
  it.each([
    ['a prefix of the stream', filterOf('stream', ['order-'], ''), true],
    ['one of several prefixes', filterOf('stream', ['cart-', 'order-'], ''), true],
    ['no prefix of the stream', filterOf('stream', ['rder-'], ''), false],
    ['a prefix of the type, not of the stream', filterOf('type', ['Order'], ''), true],
    ['a prefix in another case', filterOf('type', ['order'], ''), false],
    ['a regular expression', filterOf('type', [], 'Pla.ed$'), true],
    ['no system event', filterOf('type', [], '^[^$].*'), true],
    ['another regular expression', filterOf('type', [], '^Pla'), false],
  ])('lets an event through by %s', (_, filter, expected) => {
    expect(matches(filter, event)).toBe(expected);
    expect(matches(filter, event)).toBe(expected);
  });

  it('leaves out system events', () => {
    expect(matches(filterOf('type', [], '^[^$].*'), { stream: '$$x', type: '$metadata' })).toBe(false);
  });

  it('needs something to look for, and a pattern that is one', () => {
    expect(() => filterOf('type', [], '')).toThrow(Refused);
    expect(() => filterOf('type', [], '([')).toThrow(Refused);
  });
});
