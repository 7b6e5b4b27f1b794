import { setShopTimeZone } from '#storefront/lib/dates.ts';
import { details } from '#storefront/testing/fixtures.ts';
import { renderPart, seen } from '#storefront/testing/render.tsx';
import { StockBlock } from './stock-block.tsx';

const product = {
  ...details('6205-2RS'),
  availability: {
    status: 'in-stock',
    quantity: 137,
    leadTimeDays: 5,
    shipsOn: '2026-11-27',
    backorderShipsOn: '2026-12-03',
  },
  orderBy: '2026-11-26T21:00:00.000Z',
} as const;
beforeAll(() => setShopTimeZone('America/Toronto'));
afterAll(() => setShopTimeZone('UTC'));

const shown = (quantity: number, language: 'en' | 'fr' = 'en', of: Partial<typeof product> = {}) =>
  seen(renderPart(<StockBlock product={{ ...product, ...of }} quantity={quantity} />, { language }));

describe('the stock of a product', () => {
  it('says when it ships, and until when it has to be ordered for that', () => {
    expect(shown(1)).toContain('Ships Fri 27 Nov');
    expect(shown(1)).toContain('Order by Thu 26 Nov, 16:00');
    expect(shown(1, 'fr')).toMatch(/Commandez avant le jeu\. 26 nov\.,? 16\s?h\s?00/);
  });
  it('says of more than there is what ships when', () =>
    expect(shown(200)).toContain('137 ship Fri 27 Nov, 63 backordered, expected Thu 3 Dec'));
  it('promises no day beyond many times what there is', () => expect(shown(99_999)).toContain('We confirm the day'));
});
