import type { Availability } from '#contracts/category/category.ts';
import { renderPart, seen } from '#storefront/testing/render.tsx';
import { canBeHad, LineStock } from './line-stock.tsx';

const some: Availability = {
  status: 'in-stock',
  quantity: 64,
  leadTimeDays: 7,
  shipsOn: '2026-11-23',
  backorderShipsOn: '2026-11-30',
};
const { backorderShipsOn: _, ...noMore } = some;

const said = (availability: Availability, quantity: number, language: 'en' | 'fr' = 'en') =>
  seen(renderPart(<LineStock availability={availability} quantity={quantity} />, { language }));

describe('a line of more than lies on the shelf', () => {
  it('says what ships when', () => {
    expect(said(some, 100)).toBe('64 ship Mon 23 Nov, 36 backordered, expected Mon 30 Nov');
    expect(said(some, 100, 'fr')).toBe(
      '64 en stock, expédition lun. 23 nov.; 36 en commande différée, expédition prévue lun. 30 nov.',
    );
  });
  it('promises no day for many times what there is: a quote says it', () => {
    expect(said(some, 64 + 20 * 64)).toContain('expected Mon 30 Nov');
    expect(said(some, 64 + 20 * 64 + 1)).toBe(
      '64 ship Mon 23 Nov. We confirm the day for 1,281 more: ask for a quote to know it before you order.',
    );
    expect(said({ ...some, status: 'backorder', quantity: 0 }, 21)).toBe(
      'Backordered. We confirm the day for so many: ask for a quote to know it before you order.',
    );
  });
  it('says that it cannot be had where nothing may be backordered', () => {
    expect(said(noMore, 100)).toBe('Only 64 in stock. Please lower the quantity.');
    expect([canBeHad(noMore, 64), canBeHad(noMore, 65), canBeHad(some, 65)]).toEqual([true, false, true]);
  });
});

it('says only how much there is where all of it ships at once', () => expect(said(some, 64)).toBe('64 in stock'));
