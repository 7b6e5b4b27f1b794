import { product } from '#storefront/testing/fixtures.ts';
import { renderPart, seen } from '#storefront/testing/render.tsx';
import { ProductGrid } from './product-grid.tsx';

const grid = (change: Partial<ReturnType<typeof product>> = {}) => [{ ...product(0), ...change }];

describe('a product in a list', () => {
  it('shows item number, price, best tier and stock, numbers first', () => {
    const text = seen(renderPart(<ProductGrid products={grid()} />));
    expect(text).toContain('6200-2RS');
    expect(text).toContain('$12.45 / ea');
    expect(text).toContain('12 in stock');
    expect(text).toContain('50+ $10.71');
    expect(text).toContain('Add to cart');
  });

  it('says the same in French', () => {
    const text = seen(renderPart(<ProductGrid products={grid()} />, { language: 'fr' }));
    expect(text).toContain('12,45 $ / ch.');
    expect(text).toContain('12 en stock');
    expect(text).toContain('Ajouter au panier');
  });

  it('asks to log in where prices are not shown, and comes back', () => {
    const html = renderPart(<ProductGrid products={grid({ prices: undefined })} />, {
      url: '/category/bearings/x?page=2',
    });
    expect(seen(html)).toContain('Sign in to buy');
    expect(html).toContain('href="/account/login?ReturnUrl=%2Fcategory%2Fbearings%2Fx%3Fpage%3D2"');
    expect(html).not.toContain('name="quantity"');
  });

  it('asks who may see prices to ask for one that is not there', () => {
    const html = renderPart(<ProductGrid products={grid({ prices: undefined })} />, {
      settings: { GuestsSeePrices: '1' },
    });
    expect(seen(html)).toContain('Ask for a price');
    expect(html).not.toContain('/account/login');
  });

  it('says that it is backordered, and until when', () => {
    const html = renderPart(
      <ProductGrid
        products={grid({
          availability: {
            status: 'backorder',
            quantity: 0,
            leadTimeDays: 7,
            shipsOn: '2026-11-30',
            backorderShipsOn: '2026-11-30',
          },
        })}
      />,
    );
    expect(seen(html)).toContain('Backordered, ships Mon 30 Nov');
  });

  it('cannot be ordered when it is sold out', () => {
    const html = renderPart(
      <ProductGrid products={grid({ availability: { status: 'sold-out', quantity: 0, leadTimeDays: 0 } })} />,
    );
    expect(seen(html)).toContain('Sold out');
    expect(html).not.toContain('name="quantity"');
  });

  it('gives every picture its size, and fetches only the first at once', () => {
    const html = renderPart(<ProductGrid products={Array.from({ length: 8 }, (_, index) => product(index))} first />);
    const pictures = html.match(/<img[^>]*>/g) ?? [];
    expect(pictures).toHaveLength(8);
    expect(pictures.every((picture) => picture.includes('width="190"') && picture.includes('height="190"'))).toBe(true);
    expect(pictures.filter((picture) => picture.includes('fetchPriority="high"'))).toHaveLength(1);
    expect(pictures.filter((picture) => picture.includes('loading="lazy"'))).toHaveLength(4);
  });

  it('escapes what comes from the catalogue', () => {
    expect(renderPart(<ProductGrid products={grid({ name: '<script>alert(1)</script>' })} />)).not.toContain(
      '<script>alert',
    );
  });
});
