import { plainText } from './plain-text.ts';

it('is the text of sanitised HTML in one line', () =>
  expect(
    plainText('<h2>Bearing</h2><p>Bore&nbsp;&lt; 25 &amp;amp; <strong>sealed</strong></p>\n<ul><li>a</li></ul>'),
  ).toBe('Bearing Bore < 25 &amp; sealed a'));
it('is cut at a word', () => expect(plainText('one two three', 9)).toBe('one two…'));
