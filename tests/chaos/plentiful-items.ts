// Items of the demonstration catalogue that a load does not sell out.
import { createVisitor } from '../harness/visitor.ts';

const ITEMS = 12;

/** Those with the most units, as any visitor sees them. */
export async function plentifulItems(url: string): Promise<readonly string[]> {
  const visitor = createVisitor(url, '', 'en');
  const found: { readonly itemNumber: string; readonly quantity: number }[] = [];
  for (let page = 1; ; page++) {
    const { products } = await visitor.get('category/catalog', { category: 'bearings', pageSize: 96, page });
    if (!products.length) break;
    found.push(
      ...products
        .filter(({ availability }) => availability.status === 'in-stock')
        .map(({ itemNumber, availability }) => ({ itemNumber, quantity: availability.quantity })),
    );
  }
  return found
    .sort((a, b) => b.quantity - a.quantity)
    .slice(0, ITEMS)
    .map(({ itemNumber }) => itemNumber);
}
