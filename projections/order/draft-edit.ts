// What a placed order would become. Kept lines keep their prices and discounts, added ones have the account's price of
// today; freight follows weight and destination, taxes are today's.
import type { DraftedEdit } from '#contracts/order-desk.ts';
import { unitOf } from '#contracts/wire-unit.ts';
import type { Address } from '#domain/shared/address.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { allocate } from '#domain/shared/money.ts';
import type { OrderDraft, OrderedLine } from '#domain/shared/order-draft.ts';
import { goodsTotal, lineDiscount, orderTotals, priceAt, type ShippingChosen } from '#domain/shared/pricing.ts';
import type { OperationContext } from '#platform/operations/context.ts';

interface Asked {
  readonly draft: OrderDraft;
  readonly changes: number;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly add: readonly { readonly itemNumber: string; readonly quantity: number }[];
  readonly shipTo?: Address | undefined;
}

/** @throws DomainError line_not_found, product_unavailable, order_last_line, shipping_method_unavailable */
export async function draftEdit(
  { draft, changes, lines: wanted, add, shipTo = draft.shipTo }: Asked,
  context: OperationContext,
): Promise<DraftedEdit> {
  const unknown = wanted.find(({ lineId }) => !draft.lines.some((line) => line.lineId === lineId));
  if (unknown) notFound('line_not_found', { lineId: unknown.lineId });
  const kept = draft.lines
    .map((line) =>
      withQuantity(line, wanted.findLast(({ lineId }) => lineId === line.lineId)?.quantity ?? line.quantity),
    )
    .filter(({ quantity }) => quantity > 0);
  const lines = [...kept, ...(await addedLines(draft, changes, add, context))];
  if (!lines.length) refuse('order_last_line');
  const [shipping, tax] = await Promise.all([
    freightOf(draft, lines, shipTo, context),
    context.call('tax-table/find', { country: shipTo.country, state: shipTo.state }),
  ]);
  return { change: { lines, shipping, ...orderTotals(lines, shipping, tax) }, shipTo };
}

/** Fewer units bear their share of a discount; further ones have none. */
function withQuantity(line: OrderedLine, quantity: number): OrderedLine {
  const { discounts = [] } = line;
  if (quantity >= line.quantity || !discounts.length) return { ...line, quantity };
  const amounts = allocate(
    Math.round((lineDiscount(line) * quantity) / line.quantity),
    discounts.map(({ amount }) => amount),
  );
  return {
    ...line,
    quantity,
    discounts: discounts.map((discount, index) => ({ ...discount, amount: amounts[index]! })),
  };
}

async function addedLines(
  { accountId }: OrderDraft,
  changes: number,
  add: Asked['add'],
  { call }: OperationContext,
): Promise<OrderedLine[]> {
  if (!add.length) return [];
  const itemNumbers = add.map(({ itemNumber }) => itemNumber);
  const { priceList } = await call('account/terms', { accountId });
  const [prices, facts] = await Promise.all([
    call('price-list/prices', { priceList, itemNumbers }),
    call('product/facts', { itemNumbers }),
  ]);
  return add.map(({ itemNumber, quantity }, index) => {
    const [price, fact] = [prices[itemNumber], facts[itemNumber]];
    if (!price || !fact || fact.availability.status === 'discontinued')
      return refuse('product_unavailable', { itemNumber });
    const components = fact.bundle.length ? fact.bundle : [{ itemNumber, quantity: 1 }];
    // No line that ever was has this id: files and history hang on ids.
    return {
      lineId: `${changes}.${index + 1}`,
      itemNumber,
      name: fact.name,
      quantity,
      unit: unitOf(fact),
      price: priceAt(price, quantity),
      grams: fact.grams,
      components,
      backorder: fact.backorder,
    };
  });
}

/** As ordered, unless another weight goes, or goes elsewhere. */
async function freightOf(
  { shipping, shipTo: before }: OrderDraft,
  lines: readonly OrderedLine[],
  { country, state }: Address,
  { call }: OperationContext,
): Promise<ShippingChosen> {
  const grams = lines.reduce((total, line) => total + line.grams * line.quantity, 0);
  if (grams === shipping.grams && country === before.country && state === before.state) return shipping;
  const methods = await call('shipping-table/find', { country, state, grams, goods: goodsTotal(lines) });
  const chosen =
    methods.find(({ shippingMethod }) => shippingMethod === shipping.shippingMethod) ??
    refuse('shipping_method_unavailable', { shippingMethod: shipping.shippingMethod });
  return { shippingMethod: chosen.shippingMethod, name: chosen.name, price: chosen.price, grams, rule: chosen.rule };
}
