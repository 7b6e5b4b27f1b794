import { filledText, templateFault } from './letter-template.ts';

const placeholders = { texts: ['order.number', 'order.link'], tables: ['order.lines'] };
const body = (text: string) => templateFault(text, placeholders, 'body');

describe('the words of a letter', () => {
  it('may have headings, paragraphs, lists, links, placeholders and tables', () =>
    expect(
      body(
        '<h2>Order {{order.number}}</h2>\n<p>Thanks, <strong>see</strong> <a href="{{order.link}}">it</a> or<br>write <a href="mailto:a@b.example">us</a>.</p><ul><li>One</li></ul><hr><p>{{ order.lines }}</p>',
      ),
    ).toBeUndefined());

  it.each([
    [
      'a placeholder that does not exist',
      '<p>Hello</p>\n<p>Your {{order.nubmer}}</p>',
      'letter_placeholder_unknown',
      'order.nubmer',
      2,
      9,
    ],
    [
      'a placeholder that is not closed',
      '<p>{{order.number</p>',
      'letter_placeholder_unclosed',
      '{{order.number</p>',
      1,
      4,
    ],
    ['a property of the language', '<p>{{constructor}}</p>', 'letter_placeholder_unknown', 'constructor', 1, 4],
    ['a script', '<p>Hi</p><script>alert(1)</script>', 'letter_tag_not_allowed', '<script>', 1, 10],
    ['a picture', '<p><img src="https://x.example/p.gif"></p>', 'letter_tag_not_allowed', '<img>', 1, 4],
    ['a comment', '<p>Hi</p><!-- [if mso]> -->', 'letter_tag_not_allowed', '<!-- -->', 1, 10],
    ['a tag that is not closed', '<p>Hi</p>\n<p>Dear <strong>you</p>', 'letter_tag_unclosed', '<strong>', 2, 9],
    ['a tag that is cut off', '<p>Hi</p><p', 'letter_tag_unclosed', '<p', 1, 10],
    ['twenty-one tags within each other', `<p>${'<em>'.repeat(20)}`, 'letter_too_deep', '<em>', 1, 80],
    ['an event handler', '<p onclick="x()">Hi</p>', 'letter_attribute_not_allowed', 'onclick', 1, 1],
    ['a link that runs', '<p><a href="javascript:x()">Hi</a></p>', 'letter_link_invalid', 'javascript:x()', 1, 4],
    ['a table within a sentence', '<p>These: {{order.lines}}</p>', 'letter_table_not_alone', 'order.lines', 1, 11],
  ] as const)('may not have %s, which is refused at its place', (_what, text, code, what, line, column) =>
    expect(body(text)).toEqual({ code, what, line, column }),
  );

  it('may have no table in the subject', () =>
    expect(templateFault('{{order.lines}}', placeholders, 'subject')).toMatchObject({
      code: 'letter_placeholder_unknown',
    }));

  it('are filled with values only, whatever these look like', () =>
    expect(
      filledText('{{order.number}} {{ order.link }}', { 'order.number': '{{order.link}}', 'order.link': '$&' }),
    ).toBe('{{order.link}} $&'));

  /** In time that grows with the square of their length, or faster, these would not end. */
  it('are checked however long they are', () => {
    for (const long of ['<p>'.repeat(7_000), '{{'.repeat(10_000), '<p>{{order.lines}}</p>'.repeat(1_000)])
      expect(() => body(long)).not.toThrow();
  });
});
