// Drafts what an edit would make of a placed order. Kept lines keep their prices and discounts, added ones have the
// account's price of today; freight follows weight and destination, taxes are today's.
import { needed } from '#domain/shared/needed.ts';
import type { DraftedEdit } from '#contracts/order/order-desk-shapes.ts';
import { goodsFacts } from '#contracts/product/goods-facts.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { Address } from '#domain/shared/address.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { addressOf, type Delivery, type OrderDraft, type OrderedLine } from '#domain/shared/order-draft.ts';
import { freightAmount, freightSource, linesOf } from '#domain/shared/price/priced.ts';
import { pricing } from '#domain/shared/price/price-steps.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import { parcelOf } from '#domain/shared/shipping-offer.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

interface Asked {
  readonly draft: OrderDraft;
  readonly changes: number;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly add: readonly { readonly itemNumber: string; readonly quantity: number }[];
  readonly shipTo?: Address | undefined;
  readonly deliveryId?: string | undefined;
}

/**
 * @throws DomainError line_not_found, delivery_not_found, product_unavailable, order_last_line,
 * shipping_method_unavailable, destination_not_served
 */
export async function draftEdit(
  {
    draft,
    changes,
    lines: wanted,
    add,
    shipTo: to,
    deliveryId = needed(draft.deliveries[0], 'delivery').deliveryId,
  }: Asked,
  context: OperationContext,
): Promise<DraftedEdit> {
  const unknown = wanted.find(({ lineId }) => !draft.lines.some((line) => line.lineId === lineId));
  if (unknown) notFound('line_not_found', { lineId: unknown.lineId });
  if (!draft.deliveries.some((delivery) => delivery.deliveryId === deliveryId))
    notFound('delivery_not_found', { deliveryId });
  const remainingLines = draft.lines
    .map((line) =>
      withQuantity(line, wanted.findLast(({ lineId }) => lineId === line.lineId)?.quantity ?? line.quantity),
    )
    .filter(({ quantity }) => quantity > 0);
  const added = await addedLines(draft, changes, add, context);
  const lines = [...remainingLines, ...added];
  if (!lines.length) refuse('order_last_line');
  const shipTo = to ? { ...draft.shipTo, [deliveryId]: to } : draft.shipTo;
  const deliveries = await Promise.all(
    draft.deliveries.map((delivery) => {
      const more = delivery.deliveryId === deliveryId ? added.map(({ lineId }) => lineId) : [];
      const lineIds = [...delivery.lineIds.filter((id) => remainingLines.some(({ lineId }) => lineId === id)), ...more];
      return deliveryOf(delivery, draft, lines, { lineIds, shipTo: addressOf({ shipTo }, delivery) }, context);
    }),
  );
  // What goes nowhere costs nothing more to send.
  const left = deliveries.filter(({ lineIds }) => lineIds.length > 0);
  return { change: { lines, deliveries: left, totals: pricing.totalsOf({ lines, deliveries: left }) }, shipTo };
}

/** Fewer units bear their share of a discount; further ones have none. */
const withQuantity = (line: OrderedLine, quantity: number): OrderedLine => ({
  ...line,
  quantity,
  steps: pricing.stepsFor(line, quantity),
});

async function addedLines(
  { accountId }: OrderDraft,
  changes: number,
  add: Asked['add'],
  { queries }: OperationContext,
): Promise<OrderedLine[]> {
  if (!add.length) return [];
  const itemNumbers = add.map(({ itemNumber }) => itemNumber);
  const [prices, facts] = await Promise.all([
    queries.priceList.prices({ accountId, itemNumbers }),
    queries.product.facts({ itemNumbers }),
  ]);
  return add.map(({ itemNumber, quantity }, index) => {
    const [price, fact] = [own(prices, itemNumber), own(facts, itemNumber)];
    if (!price || !fact || fact.availability.status === 'discontinued')
      return refuse('product_unavailable', { itemNumber });
    if (fact.giftCertificate) return refuse('gift_certificate_line_fixed', { itemNumber });
    // No line that ever was has this id: files and history hang on ids.
    return {
      lineId: `${changes}.${index + 1}`,
      itemNumber,
      quantity,
      ...goodsFacts(fact),
      steps: pricing.lineSteps({ itemNumber, quantity, price: priceAt(price, quantity) }),
    };
  });
}

/** Its freight as ordered, unless another weight goes, or goes elsewhere; its taxes are today's. */
async function deliveryOf(
  before: Delivery,
  draft: OrderDraft,
  lines: readonly OrderedLine[],
  { lineIds, shipTo }: { readonly lineIds: readonly string[]; readonly shipTo: Address },
  { queries }: OperationContext,
): Promise<Delivery> {
  const { shippingMethod, destination: was } = before;
  const { country, state, zip } = shipTo;
  const now = { lineIds, destination: { country, state } };
  const theirLines = linesOf(lines, now);
  const parcel = parcelOf(theirLines);
  const { grams } = parcel;
  const isAsBefore = grams === gramsOf(linesOf(draft.lines, before)) && country === was.country && state === was.state;
  const at = await queries.shipping.taxedAt({ shippingMethod, to: { country, state, zip } });
  const [methods, tax] = await Promise.all([
    isAsBefore
      ? []
      : queries.shipping.offers({ country, state, zip, parcel, currency: draft.currency }).then(({ priced }) => priced),
    queries.tax.find({
      ...at,
      accountId: draft.accountId,
      taxClasses: theirLines.map(({ taxClass }) => taxClass),
    }),
  ]);
  if (!tax.served) refuse('destination_not_served', { country, state });
  const agreed = freightSource(before);
  const found = methods.find((method) => method.shippingMethod === shippingMethod);
  if (!isAsBefore && !found && theirLines.length) refuse('shipping_method_unavailable', { shippingMethod });
  const shipping = found
    ? { shippingMethod, name: found.name, price: found.price, grams, rule: found.rule }
    : agreed && { ...agreed, price: freightAmount(before) };
  return { ...before, ...now, steps: pricing.deliverySteps(theirLines, { shipping, tax }) };
}

const gramsOf = (lines: readonly OrderedLine[]): number =>
  lines.reduce((total, line) => total + line.grams * line.quantity, 0);
