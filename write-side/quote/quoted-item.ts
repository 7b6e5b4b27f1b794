// A catalogue item brings into a quote its facts, and its price in the account's own list.
import { own } from '#domain/shared/dictionary.ts';
import { quantityFault } from '#domain/shared/order-quantities.ts';
import type { QuotedItem } from '#domain/quote/quote.events.ts';
import type { QuoteState } from '#domain/quote/quote.state.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { goodsFacts } from '#contracts/product/goods-facts.ts';
import { priceAt, type ItemPrices, type LinePrice } from '#domain/shared/pricing.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

export async function pricesFor(
  itemNumbers: readonly string[],
  accountId: string,
  context: OperationContext,
): Promise<Record<string, ItemPrices>> {
  return context.queries.priceList.prices({ accountId, itemNumbers: [...new Set(itemNumbers)] });
}

/** @throws DomainError product_unavailable, gift_certificate_not_quoted */
export async function catalogueItem(
  itemNumber: string,
  quantity: number,
  accountId: string,
  context: OperationContext,
): Promise<Omit<QuotedItem, 'lineId'>> {
  const [facts, prices] = await Promise.all([
    context.queries.product.facts({ itemNumbers: [itemNumber] }),
    pricesFor([itemNumber], accountId, context),
  ]);
  const fact = own(facts, itemNumber);
  const price = own(prices, itemNumber);
  if (!fact || !price || fact.availability.status === 'discontinued')
    return refuse('product_unavailable', { itemNumber });
  if (fact.giftCertificate) return refuse('gift_certificate_not_quoted', { itemNumber });
  return { itemNumber, quantity, ...goodsFacts(fact), price: priceAt(price, quantity) };
}

/**
 * Buyers ask for what is sold; staff may agree on other quantities.
 * @throws DomainError quantity_below_minimum, quantity_not_in_steps
 */
export async function mustBeSoldSo(itemNumber: string, quantity: number, context: OperationContext): Promise<void> {
  const fact = own(await context.queries.product.facts({ itemNumbers: [itemNumber] }), itemNumber);
  const fault = quantityFault(itemNumber, quantity, fact && { minimum: fact.minimumQuantity, step: fact.quantityStep });
  if (fault) throw fault;
}

/** @throws DomainError product_unavailable of what is sold no more, gift_certificate_not_quoted */
export async function mustBeSold(
  lines: readonly { readonly itemNumber: string }[],
  context: OperationContext,
): Promise<void> {
  const facts = await context.queries.product.facts({ itemNumbers: lines.map(({ itemNumber }) => itemNumber) });
  const gone = lines.find(
    ({ itemNumber }) => (own(facts, itemNumber)?.availability.status ?? 'discontinued') === 'discontinued',
  );
  if (gone) refuse('product_unavailable', { itemNumber: gone.itemNumber });
  const certificate = lines.find(({ itemNumber }) => own(facts, itemNumber)?.giftCertificate);
  if (certificate) refuse('gift_certificate_not_quoted', { itemNumber: certificate.itemNumber });
}

/** The tier of another quantity; undefined for a free-form line and for what the catalogue no longer has. */
export async function priceFor(
  state: QuoteState,
  lineId: string,
  quantity: number,
  context: OperationContext,
): Promise<LinePrice | undefined> {
  const itemNumber = state.lines.find((line) => line.lineId === lineId)?.itemNumber;
  if (!itemNumber) return undefined;
  const prices = own(await pricesFor([itemNumber], state.accountId, context), itemNumber);
  return prices && priceAt(prices, quantity);
}
