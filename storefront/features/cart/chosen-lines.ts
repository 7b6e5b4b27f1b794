import type { OrderLine } from '#contracts/order/order.ts';
import { plain } from '#domain/shared/plain-text.ts';

export const LINE_SORTS = ['added', 'item', 'name', 'total'] as const;
export type LineSort = (typeof LINE_SORTS)[number];

type Line = Pick<OrderLine, 'ProductId' | 'SkuName' | 'Qty' | 'UnitPrice' | 'ExtendedPrice'>;

const amountOf = ({ Qty, UnitPrice, ExtendedPrice }: Line) => Qty * (ExtendedPrice > 0 ? ExtendedPrice : UnitPrice);

/** The lines that hold every word that was typed, whatever its accents, in the order wished for. */
export function linesShown<L extends Line>(
  lines: readonly L[],
  typed: string,
  sort: LineSort,
  language: string,
): readonly L[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const found = lines.filter(({ ProductId, SkuName }) => {
    const text = plain(`${ProductId} ${SkuName}`);
    return words.every((word) => text.includes(word));
  });
  const { compare } = new Intl.Collator(language, { numeric: true });
  switch (sort) {
    case 'added':
      return found;
    case 'item':
      return found.sort((a, b) => compare(a.ProductId, b.ProductId));
    case 'name':
      return found.sort((a, b) => compare(a.SkuName, b.SkuName));
    case 'total':
      return found.sort((a, b) => amountOf(b) - amountOf(a));
  }
}
