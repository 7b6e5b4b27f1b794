import { sanitisedHtml } from './sanitised-html.ts';

describe('HTML that people write', () => {
  it('keeps what is text and loses what runs', async () =>
    expect(await sanitisedHtml('<h1>A</h1><p onclick="x()">b <b>c</b><script>d</script></p>')).toBe(
      '<h2>A</h2><p>b <strong>c</strong></p>',
    ));

  it('ends its nesting where nobody would go on, and keeps its words', async () => {
    const deep = 20_000;
    const html = await sanitisedHtml(`<p>${'<em>'.repeat(deep)}word${'</em>'.repeat(deep)} after</p>`);
    expect(html.match(/<em>/g)!.length).toBeLessThanOrEqual(50);
    expect(html.replace(/<[^>]+>/g, '')).toBe('word after');
  });
});
