import type { ProductCard, VariantOption } from '#contracts/category/category.ts';
import { createFakeClient } from '#storefront/testing/fake-client.ts';
import { renderPart, seen } from '#storefront/testing/render.tsx';
import { hasSizeTable } from './has-size-table.ts';
import { Sizes } from './size-table.tsx';

const option = (key: string, unit: string, ...labels: readonly string[]): VariantOption => ({
  key,
  name: key,
  unit,
  values: labels.map((label) => ({
    value: label,
    label,
    colour: '',
    imageUrl: '',
    selected: false,
    itemNumber: 'HB',
    seoFriendlyName: 'bolt',
    keepsOthers: true,
  })),
});
const options = [option('length', 'mm', '25', '30', '40'), option('thread', '', 'M5', 'M6')];

async function variant(itemNumber: string, thread: string, length: string, unitPrice: number): Promise<ProductCard> {
  const [card] = await createFakeClient().post('product/getsimilarproducts', { productId: '6205-2RS' });
  const attributes = [
    { key: 'thread', name: 'Thread', value: thread, unit: '' },
    { key: 'length', name: 'Length', value: length, unit: 'mm' },
  ];
  return { ...card!, itemNumber, attributes, prices: [{ quantity: 1, unitPrice }] };
}

describe('the sizes of a family', () => {
  it('are a table of two options, with price and stock in each cell, and a gap where there is no such size', async () => {
    const variants = [await variant('HB-M5X25', 'M5', '25', 1_499), await variant('HB-M6X40', 'M6', '40', 1_799)];
    const html = renderPart(<Sizes product={{ itemNumber: 'HB-M5X25', options }} variants={variants} />);
    const rows = html
      .split('<tr>')
      .slice(2)
      .map((row) => seen(row));
    expect(rows.map((row) => row.slice(0, 2))).toEqual(['25', '30', '40']);
    expect(rows[0]).toMatch(/HB-M5X25 *\$14\.99/);
    expect(rows[1]).not.toContain('$');
    expect(rows[2]).toMatch(/HB-M6X40 *\$17\.99/);
    expect(html).toMatch(/href="\/product\/HB-M5X25\/[^"]*" aria-current="true"/);
  });

  it('are none of one option, or where an option has one value', () => {
    expect(hasSizeTable({ options })).toBe(true);
    expect(hasSizeTable({ options: [options[0]!] })).toBe(false);
    expect(hasSizeTable({ options: [options[0]!, option('thread', '', 'M5')] })).toBe(false);
  });
});
