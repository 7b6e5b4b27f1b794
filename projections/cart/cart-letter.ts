// What letters about a cart are filled with.
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { lineTotal, priced, subTotal } from '#domain/shared/price/priced.ts';
import type { LetterRow } from '#platform/shop/letter/letter-values.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { AnswerOf, Queries } from '#platform/kernel/operations/features.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows } from '#platform/kernel/read-model/table.ts';
import { translate, type Language } from '#platform/kernel/texts/texts.ts';
import { carts, type CartRow } from './carts.ts';
import { numberFormat } from '#platform/kernel/texts/formats.ts';

/** A letter names so many lines; the page that it leads to has all. */
const NAMED = 20;

export interface CartLetter {
  readonly orderId: string;
  readonly origin: string;
  /** Where the letter leads to. */
  readonly path: string;
}

/** @throws DomainError not_found where the read models do not know the cart yet, or not any more */
export async function cartLetterFacts(
  { pool }: ReadSide,
  { orderId, origin, path }: CartLetter,
  context: OperationContext,
): Promise<AnswerOf<Queries['letter']['contactFacts']>> {
  const row = (await loadRows(pool, carts, [orderId])).get(orderId) ?? notFound('not_found');
  const contactId = row.person_id.replace('contact:', '');
  const facts = await context.queries.letter.contactFacts({ contactId, path, origin });
  return {
    ...facts,
    texts: { ...facts.texts, 'cart.name': row.tag, 'cart.link': `${origin}${path}` },
    tables: { 'cart.lines': await linesOf(row, facts.language, context) },
  };
}

async function linesOf({ lines, currency }: CartRow, language: Language, { queries }: OperationContext) {
  const named = lines.slice(0, NAMED);
  const facts = await queries.product.facts({ itemNumbers: named.map(({ itemNumber }) => itemNumber) });
  const t = translate(language, 'email', 'cart');
  const money = (amount: number) =>
    numberFormat(`${language}-CA`, { style: 'currency', currency }).format(amount / 100);
  return [
    ...named.map((line): LetterRow => ({
      label: t('line', {
        quantity: line.quantity,
        name: own(facts, line.itemNumber)?.name[language] ?? line.itemNumber,
        itemNumber: line.itemNumber,
      }),
      value: money(lineTotal(priced(line))),
    })),
    ...(lines.length > NAMED ? [{ label: t('more', { count: lines.length - NAMED }), value: '' }] : []),
    { label: t('subTotal'), value: money(subTotal(lines.map(priced))), isTotal: true },
  ];
}
