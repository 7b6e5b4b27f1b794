import { greetingOf, emailText, write } from './email.ts';

const email = (language: 'en' | 'fr') =>
  write({
    language,
    subject: emailText(language, 'orderPlaced')('subject', { number: 'MW-1' }),
    greeting: greetingOf('Ada <Roy>', language),
    paragraphs: [emailText(language, 'quoteExpires')('text', { date: 'D' })],
    rows: [{ label: 'A', value: '1' }],
    link: { text: emailText(language, 'order')('link'), url: 'https://shop.example/?a=1&b=2' },
  });

describe('an e-mail', () => {
  it('says in the reader’s language what stands in locales/', () => {
    expect(email('en').text).toBe(
      'Hello Ada <Roy>,\n\nOur offer is valid until D. After that we would have to review it again.\n\nA: 1\n\nSee your order: https://shop.example/?a=1&b=2\n\nIndustrial Equipment',
    );
    expect(email('fr').subject).toBe('Votre commande MW-1');
    expect(email('fr').text).toContain('A\u00a0: 1');
    expect(email('fr').text).toMatch(/^Bonjour Ada <Roy>,/);
  });

  it('lets nobody write HTML into it', () => {
    expect(email('en').html).toContain('Hello Ada &lt;Roy&gt;,');
    expect(email('en').html).not.toContain('<Roy>');
  });
});
