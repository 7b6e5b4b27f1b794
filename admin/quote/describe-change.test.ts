import { translateIn } from '#admin/testing/translate.ts';
import type { QuoteChange } from '#contracts/quote/quote-shapes.ts';
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import en from '#locales/en/admin-quote.json' with { type: 'json' };
import fr from '#locales/fr/admin-quote.json' with { type: 'json' };
import { describeChange } from './describe-change.ts';

const at = new Date(2026, 10, 20, 14, 2).toISOString();
const now = new Date(at);
const change = (parts: Partial<QuoteChange>): QuoteChange => ({
  type: 'QuoteLineQuantityChanged',
  by: 'Ada Roy',
  side: 'staff',
  at,
  lineId: '2',
  itemName: 'Ball bearing',
  before: '4',
  after: '6',
  ...parts,
});
const wording = (language: 'en' | 'fr') => {
  return {
    t: translateIn(language),
    locale: language,
    currency: 'CAD',
  };
};
const said = (parts: Partial<QuoteChange>, language: 'en' | 'fr' = 'en') =>
  describeChange(change(parts), wording(language), now);

describe('the history of a quote', () => {
  it('says who changed what from what to what, and when', () => {
    expect(said({})).toBe('quantity of line 2 (Ball bearing) changed from 4 to 6, by Ada Roy at 14:02');
    expect(said({ type: 'QuoteLinePriceOverridden', before: '1000', after: '950' })).toContain(
      'changed from $10.00 to $9.50, by Ada Roy',
    );
    expect(said({ type: 'QuoteDiscounted', before: '', after: 'percent:7500' })).toContain(
      'changed from none to 7.5 % off',
    );
    expect(said({ type: 'QuoteHeaderChanged', before: '', after: 'shipTo,shippingMethod' })).toContain(
      'ship-to address and shipping method changed',
    );
  });

  it('names the day of what did not happen today', () => {
    expect(describeChange(change({}), wording('en'), new Date(2026, 10, 22))).toMatch(/by Ada Roy on 20 Nov 2026/);
  });

  it('calls the shop by its name where nobody acted', () => {
    expect(said({ type: 'QuoteExpired', side: 'shop', by: 'system:worker' })).toBe(
      'offer expired, by the shop at 14:02',
    );
  });

  it('tells every event in words, in both languages', () => {
    // That none is missing is for the compiler to say.
    const told: readonly Readonly<Record<QuoteEvent['type'], string>>[] = [en.did, fr.did];
    expect(Object.keys(told[0]!).sort()).toEqual(Object.keys(told[1]!).sort());
  });
});
