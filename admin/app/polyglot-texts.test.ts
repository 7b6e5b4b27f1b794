import { createInstance } from 'i18next';
import { translateIn } from '../testing/translate.ts';
import { createTranslate, fromPolyglot } from './polyglot-texts.ts';

const texts = fromPolyglot({ ra: { page: { list: '%{name}' }, rows: '1 row |||| %{smart_count} rows' } });
const reported: string[] = [];
const instance = createInstance();
void instance.init({
  saveMissing: true,
  missingKeyHandler: (_languages, namespace, key) => void reported.push(`${namespace}: ${key}`),
  lng: 'en',
  initAsync: false,
  ns: ['admin', 'ra', 'admin-quote'],
  resources: {
    en: { ra: texts, admin: { title: 'Office' }, 'admin-quote': { age_one: '1 day', age_other: '{{count}} days' } },
  },
  interpolation: { escapeValue: false },
});
const t = createTranslate(instance, { quote: 'admin-quote' });

describe('texts of the back office', () => {
  it('say what react-admin brings, with its slots and plurals', () => {
    expect(t('ra.page.list', { name: 'Quotes & more' })).toBe('Quotes & more');
    expect([1, 3].map((smart_count) => t('ra.rows', { smart_count }))).toEqual(['1 row', '3 rows']);
  });

  it('are punctuated as French of Canada is', () =>
    expect(fromPolyglot({ sure: 'Vraiment ?', rows: 'Lignes par page :', ratio: '16:9' })).toEqual({
      sure: 'Vraiment?',
      rows: 'Lignes par page\u00a0:',
      ratio: '16:9',
    }));

  it.each(['en', 'fr'] as const)('say what is said twice in one way, in %s', (language) => {
    const translate = translateIn(language);
    expect(translate('ra.validation.required')).toBe(translate('error.required'));
    expect(translate('ra.action.edit')).toBe(translate('form.edit'));
  });

  it('find a feature’s own file by the first part of a key', () => {
    expect(t('title')).toBe('Office');
    expect([1, 2].map((smart_count) => t('quote.age', { smart_count }))).toEqual(['1 day', '2 days']);
  });

  it('show what is no key as it is, or what is given for it', () => {
    expect(t('Server: try again.')).toBe('Server: try again.');
    expect(t('quote.none', { _: 'else' })).toBe('else');
  });

  it('are reported where they are missing, and nothing else is', () => {
    reported.length = 0;
    expect(t('quote.deeper.none')).toBe('quote.deeper.none');
    expect(t('resources.orders.none')).toBe('resources.orders.none');
    t('Server: try again.');
    t('ra.none');
    t('quote.none', { _: 'else' });
    expect(reported).toEqual(['admin-quote: deeper.none', 'admin: resources.orders.none']);
  });
});
