import { details } from '#storefront/testing/fixtures.ts';
import { renderPart } from '#storefront/testing/render.tsx';
import { UnitPrice } from './unit-price.tsx';

const shown = (settings: Readonly<Record<string, string>>, language: 'en' | 'fr') =>
  renderPart(<UnitPrice product={details('6205')} unitPrice={1_234} />, { settings, language });

describe('a price', () => {
  it('says that it is without tax where the shop says so', () => {
    expect(shown({ PricesWithoutTaxSaid: '1' }, 'en')).toContain('excl. tax');
    expect(shown({ PricesWithoutTaxSaid: '1' }, 'fr')).toContain(' · HT');
  });
  it('says nothing of tax where it does not', () => expect(shown({}, 'en')).not.toContain('tax'));
});
