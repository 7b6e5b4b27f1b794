import type { VariantOption } from '#contracts/category/category.ts';
import { renderPart, seen } from '#storefront/testing/render.tsx';
import { Options } from './options.tsx';

const value = (
  label: string,
  more: Partial<VariantOption['values'][number]> = {},
): VariantOption['values'][number] => ({
  value: label,
  label,
  colour: '',
  imageUrl: '',
  selected: false,
  itemNumber: `GLOVE-${label}`,
  seoFriendlyName: 'glove',
  keepsOthers: true,
  ...more,
});
const colours: VariantOption = {
  key: 'colour',
  name: 'Colour',
  unit: '',
  values: [value('red', { colour: '#cc0000', selected: true }), value('black', { keepsOthers: false })],
};
const sizes = (count: number): VariantOption => ({
  key: 'size',
  name: 'Size',
  unit: 'mm',
  values: Array.from({ length: count }, (_, at) => value(String(at + 1), { selected: at === 0 })),
});

describe('the options of a product', () => {
  it('are links to the variants, which keep the focus at the option', () => {
    const html = renderPart(<Options options={[colours]} />);
    expect(html).toContain('href="/product/GLOVE-black/glove#option-colour"');
    expect(html).toMatch(/aria-current="true"[^>]*>.*red/);
    expect(html).toContain('>: red<');
  });
  it('show their swatches', () => expect(renderPart(<Options options={[colours]} />)).toContain('background:#cc0000'));
  it('say where another option has to change', () =>
    expect(seen(renderPart(<Options options={[colours]} />))).toContain(
      'black (with another choice of the other options)',
    ));
  it('are a list to open where there are many', () => {
    expect(renderPart(<Options options={[sizes(12)]} />)).not.toContain('<details');
    expect(renderPart(<Options options={[sizes(13)]} />)).toContain('<summary>1 mm</summary>');
  });
  it('are said in French', () =>
    expect(renderPart(<Options options={[sizes(2)]} />, { language: 'fr' })).toContain('>\u00a0: 1 mm<'));
});
