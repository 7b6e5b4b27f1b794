import { greetingOf, letterText, write } from './letter.ts';

const letter = (language: 'en' | 'fr') =>
  write({
    language,
    subject: letterText(language, 'orderPlaced')('subject', { number: 'MW-1' }),
    greeting: greetingOf('Ada <Roy>', language),
    paragraphs: [letterText(language, 'quoteExpires')('text', { date: 'D' })],
    rows: [{ label: 'A', value: '1' }],
    link: { text: letterText(language, 'order')('link'), url: 'https://shop.example/?a=1&b=2' },
  });

describe('a letter', () => {
  it('says in the reader’s language what stands in locales/', () => {
    expect(letter('en').text).toBe(
      'Hello Ada <Roy>,\n\nOur offer is valid until D. After that we would have to review it again.\n\nA: 1\n\nSee your order: https://shop.example/?a=1&b=2\n\nIndustrial Equipment',
    );
    expect(letter('fr').subject).toBe('Votre commande MW-1');
    expect(letter('fr').text).toContain('A\u00a0: 1');
    expect(letter('fr').text).toMatch(/^Bonjour Ada <Roy>,/);
  });

  it('lets nobody write HTML into it', () => {
    expect(letter('en').html).toContain('Hello Ada &lt;Roy&gt;,');
    expect(letter('en').html).not.toContain('<Roy>');
  });
});
