import { renderToString } from 'react-dom/server';
import { Facets } from '#storefront/features/category/facets.tsx';
import { parseListState } from '#storefront/features/category/filter-url.ts';
import { ProductGrid } from '#storefront/shared/product/product-grid.tsx';
import { product } from '#storefront/testing/fixtures.ts';
import { Page } from '#storefront/testing/render.tsx';
import { Document } from '../document.tsx';
import { keepMarkup, placed, renderInParts } from './kept-markup.ts';

const products = Array.from({ length: 8 }, (_, index) => product(index));
const unpriced = products.map((one) => ({ ...one, prices: undefined }));
const facet = (name: string, selected = false) => ({
  key: 'bore',
  name,
  unit: 'mm',
  values: Array.from({ length: 14 }, (_, n) => ({ value: `${n}`, label: `${n}`, count: 1_200 + n, selected })),
});
const list = (products: readonly ReturnType<typeof product>[], facets = [facet('Bore')]) => ({
  total: 1_204,
  page: 1,
  pageSize: 24,
  sort: 'best-match' as const,
  column: '',
  narrowedBy: ['price' as const, 'stock' as const],
  sortedColumns: true,
  products: [...products],
  facets,
  columns: [],
});

const page = (
  shown: ReturnType<typeof list>,
  { url = '/category/bearings/x', language = 'en' as 'en' | 'fr', settings = { GuestsSeePrices: '1' } } = {},
) => {
  const [path = '', search = ''] = url.split('?');
  const state = parseListState(new URLSearchParams(search));
  const part = (
    <>
      <Facets list={shown} state={state} path={path} />
      <ProductGrid products={shown.products} heading="h2" first />
    </>
  );
  return (
    <Document language={language}>
      <Page part={part} url={url} language={language} settings={settings} />
    </Document>
  );
};

describe('a page of kept markup', () => {
  // Whatever a card or a facet depends on differs between two of them.
  const pages = [
    page(list(products)),
    page(list(products), { language: 'fr' }),
    page(list(unpriced), { settings: { GuestsSeePrices: '0' } }),
    page(list(unpriced), { settings: { GuestsSeePrices: '0' }, url: '/category/bearings/x?page=2' }),
    page(list(unpriced)),
    page(list(products), { url: '/category/bearings/x?filters=bore:3&sort=name' }),
    page(list(products), { url: '/category/motors/y' }),
    page(list([...products].reverse())),
    page(list(products.map((one) => ({ ...one, prices: [{ quantity: 1, unitPrice: 999_900 }] })))),
    page(list(products, [facet('Alésage', true)])),
    page(list(products.map((one) => ({ ...one, name: '<script>$&$1</script>' })))),
  ];
  // Before any markup is kept: as React renders it, and as browsers hydrate it.
  const plain = pages.map((one) => `<!doctype html>${renderToString(one)}`);
  beforeAll(keepMarkup);

  it('is what React renders, to the letter, when it is first met and when it is kept', () => {
    expect(new Set(plain).size).toBe(pages.length);
    for (const _time of ['first', 'kept']) expect(pages.map((one) => renderInParts(one).toString())).toEqual(plain);
  });

  it('has the fetching of its first pictures in its head, each once', () => {
    const html = renderInParts(pages[0]!).toString();
    const head = html.slice(0, html.indexOf('</head>'));
    const preloads = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(preloads.length).toBeGreaterThan(1);
    expect(new Set(preloads).size).toBe(preloads.length);
    expect(html.match(/<link rel="preload"/g)).toHaveLength(preloads.length);
  });

  it('has finished bytes where they were placed', () => {
    const html = renderInParts(
      <Document language="en">
        <Placed text="un — $& <b>deux</b>" />
      </Document>,
    ).toString();
    expect(html).toContain('<p>un — $& <b>deux</b></p>');
  });
});

const Placed = ({ text }: { readonly text: string }) => <p {...placed(Buffer.from(text))} />;
