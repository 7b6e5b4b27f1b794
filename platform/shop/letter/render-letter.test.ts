import { renderLetter } from './render-letter.ts';

const template = {
  subject: 'Order {{order.number}}',
  body: '<p>Hello {{recipient.name}},</p><p>{{reason}}</p><p>{{order.lines}}</p><ul><li>One</li></ul><p><a href="{{order.link}}">See your order</a></p>',
};
const values = {
  texts: {
    'order.number': 'MW-1\r\nBcc: x@y.example',
    'recipient.name': 'Ada <b>Roy</b>',
    reason: '',
    'order.link': 'https://shop.example/?a=1&b=2',
  },
  tables: {
    'order.lines': [
      { label: 'Nut', value: '1' },
      { label: 'Total', value: '2', isTotal: true },
    ],
  },
};
const rendered = (language: 'en' | 'fr', body = template.body) =>
  renderLetter({ ...template, body }, values, { language, shopName: 'Roy & Sons', footer: '1 Main St\nMontréal' });

describe('a letter', () => {
  it('has its plain text out of the same words, with the addresses of its links', async () =>
    expect((await rendered('en')).text).toBe(
      'Hello Ada <b>Roy</b>,\n\nNut: 1\nTotal: 2\n\n- One\n\nSee your order: https://shop.example/?a=1&b=2\n\nRoy & Sons\n1 Main St\nMontréal',
    ));
  it('leads from a value of a table to where it says, in both forms', async () => {
    const tables = { 'order.lines': [{ label: 'Tracking', value: 'P1', url: 'https://carrier.example/P1' }] };
    const letter = await renderLetter(template, { ...values, tables }, { language: 'en', shopName: 'Roy & Sons' });
    expect(letter.text).toContain('Tracking: P1 (https://carrier.example/P1)');
    expect(letter.html).toContain('href="https://carrier.example/P1"');
  });
  it('sets colons in French as French does', async () => expect((await rendered('fr')).text).toContain('Nut\u00a0: 1'));
  it('lets nobody write HTML or a header into it by a value', async () => {
    const { html, subject } = await rendered('en');
    expect(html).toContain('Hello Ada &lt;b&gt;Roy&lt;/b&gt;,');
    expect(subject).toBe('Order MW-1 Bcc: x@y.example');
  });
  it('is a table for programs that know nothing else, with both colour schemes and the language of its reader', async () => {
    const { html } = await rendered('fr');
    expect(html).toMatch(/<html[^>]* lang="fr"/);
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('role="presentation"');
    expect(html).not.toMatch(/<script|https?:\/\/(?!shop\.example|www\.w3\.org)/);
  });
  it('makes a link that stands alone what its reader is to do', async () =>
    expect((await rendered('en')).html).toMatch(
      /class="button"[^>]*href="https:\/\/shop\.example\/\?a=1&amp;b=2"|href="https:\/\/shop\.example\/\?a=1&amp;b=2"[^>]*class="button"/,
    ));
  it('leaves no gap where a value is empty', async () => expect((await rendered('en')).text).not.toContain('\n\n\n'));
});
