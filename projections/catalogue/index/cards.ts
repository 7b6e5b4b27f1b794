// Products as lists show them, as finished JSON for each kind of reader.
import type { ProductCard } from '#contracts/category.ts';
import { JsonText } from '#platform/operations/json-text.ts';
import type { ProductRow } from '../products.ts';
import { cardOf, stockItemsOf, type Reader } from '../reader.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import { columnsOf } from './category-tree.ts';
import { dependencies } from './dependencies.ts';
import type { FinishedPieces } from './finished-pieces.ts';

export interface Cards {
  /** With these columns as attributes, or with the first of its own category's. */
  of(ids: Iterable<number>, reader: Reader, seen: Set<string>, columns?: readonly string[]): JsonText<ProductCard[]>;
}

const CARD_ATTRIBUTES = 4;

export function createCards(copy: CatalogueCopy, pieces: FinishedPieces): Cards {
  const { sets, store } = copy;

  function cardFor(id: number, reader: Reader, seen: Set<string>, columns: readonly string[] | undefined): ProductCard {
    const product = store.product(id);
    seen.add(dependencies.structure);
    noteShown(product, seen);
    return cardOf(
      copy,
      product,
      reader,
      columns ?? columnsOf(sets.tree.get(product.data.category)).slice(0, CARD_ATTRIBUTES),
    );
  }

  return {
    of(ids, reader, seen, columns) {
      const kind = `card\n${kindOf(reader)}\n${columns?.join('\n') ?? '*'}\n`;
      const cards: JsonText<ProductCard>[] = [];
      for (const id of ids) cards.push(pieces.get(kind + id, seen, (its) => cardFor(id, reader, its, columns)));
      return JsonText.array(cards);
    },
  };
}

/** Readers of one kind are shown the same. */
export const kindOf = ({ language, priceList, seesPrices, today }: Reader): string =>
  `${language}\n${priceList}\n${seesPrices}\n${today}`;

export function noteShown(product: ProductRow, seen: Set<string>): void {
  seen.add(dependencies.product(product.item_number));
  for (const itemNumber of stockItemsOf(product)) seen.add(dependencies.stock(itemNumber));
}
