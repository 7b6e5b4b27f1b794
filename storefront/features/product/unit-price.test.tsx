import type { UserContext } from '#contracts/account/account.ts';
import { details, guest } from '#storefront/testing/fixtures.ts';
import { renderPart, seen } from '#storefront/testing/render.tsx';
import { UnitPrice } from './unit-price.tsx';

const plain = { contained: '' };
const french = { contained: '', rates: { otherClasses: 20_000, byClass: {} } };

const shown = (PriceShown: UserContext['PriceShown'], language: 'en' | 'fr' = 'en') =>
  seen(
    renderPart(<UnitPrice product={details('6205')} unitPrice={1_234} />, { user: { ...guest, PriceShown }, language }),
  );

describe('a price', () => {
  it('says that it is without tax where the shop says so', () => {
    expect(shown({ shown: 'WithoutTax', ...plain })).toContain('$12.34 / ea · excl. tax');
    expect(shown({ shown: 'WithoutTax', ...plain }, 'fr')).toContain(' · HT');
  });
  it('says nothing of tax where it does not', () => expect(shown({ shown: 'NotSaid', ...plain })).not.toContain('tax'));
  it('contains the taxes of the reader’s place where the shop shows it so, and says so', () => {
    expect(shown({ shown: 'WithTax', ...french })).toContain('$14.81 / ea · incl. tax');
    expect(shown({ shown: 'WithTax', ...french })).not.toContain('$12.34');
  });
  it('has the one without tax beside it where the shop shows both', () =>
    expect(shown({ shown: 'Both', ...french })).toContain('$14.81 / ea · incl. tax $12.34 excl. tax'));
});
