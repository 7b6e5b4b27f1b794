import type { Input, Output } from '#contracts/api.ts';
import type { CartDetails, cartOperations } from '#contracts/cart/cart.ts';
import { DISCONTINUED } from '#contracts/category/category.ts';
import type { OrderLine } from '#contracts/order/order.ts';
import type { PendingCart } from '#contracts/cart/pending-cart.ts';
import type { SavedCart } from '#contracts/cart/saved-cart.ts';
import type { ProductFacts } from '#contracts/product/product.ts';
import { unitOf, wireUnit } from '#contracts/shared/wire-unit.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { LineToPrice } from '#domain/shared/price/line-step.ts';
import { goodsTotal, lineDiscount, lineTotal, listPrice, priced, unitPrice } from '#domain/shared/price/priced.ts';
import { UNTAXED } from '#domain/shared/price/untaxed.ts';
import { pricing } from '#domain/shared/price/price-steps.ts';
import { priceAt, type ItemPrices } from '#domain/shared/pricing.ts';
import { raisedBy, rewardEarnings } from '#domain/shared/reward-earnings.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { prepared } from '#platform/kernel/postgres/prepared.ts';
import { firstOf, knex } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows } from '#platform/kernel/read-model/table.ts';
import { sizeText } from '#platform/shop/selling-unit.ts';
import { sumsShown } from '#platform/shop/sums-shown.ts';
import { giftShown, noteShown, optionsShown, ownNumberShown } from '#projections/shared/line-words.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { couponShown, promotionsShown } from './promotions-shown.ts';
import { cartLetterFacts, type CartLetter } from './cart-letter.ts';
import { carts, type CartLineRow, type CartRow } from './carts.ts';
import { pendingCarts } from './pending-cart.queries.ts';
import { cartsLeft, type CartLeft } from './payment-left.ts';
import { cartsOf } from './person-carts.ts';
import { savedCarts } from './saved-cart.queries.ts';
import { taxEstimate } from './tax-estimate.ts';

export const cartQueries: Handlers<typeof cartOperations, 'query'> = {
  'cart/getcartdetails/{id}': (input, { queries }) => queries.cart.details(input),

  async 'cart/getrewardearnings'({ OrderID }, { queries }) {
    const { RewardEarnings } = await queries.cart.details({ id: OrderID });
    return { orderEntityViewModel: { RewardEarnings } };
  },

  async 'cart/getorderheader'({ OrderId }, context) {
    const [setup, model] = await Promise.all([
      context.queries.store.orderEntrySetup(),
      context.queries.cart.details({ id: OrderId }),
    ]);
    return {
      objOrderEntrySetup: { AllowMultiplePayments: setup.AllowMultiplePayments },
      order: { OrderTag: model.OrderHeader.OrderTag },
      orderEntityViewModel: model,
    };
  },
};

export const cartFunctions = (read: ReadSide) => ({
  async details(
    { id }: Input<'cart/getcartdetails/{id}'>,
    context: OperationContext,
  ): Promise<Output<'cart/getcartdetails/{id}'>> {
    const row = (await loadRows(read.pool, carts, [id])).get(id);
    // Somebody else's cart does not exist.
    if (row?.person_id !== context.caller.personId) return notFound('cart_not_found');
    return detailsOf(row, context);
  },

  /** The caller's saved carts that became no order yet, the newest first. */
  async saved(_input: void, context: OperationContext): Promise<{ Carts: SavedCart[] }> {
    return { Carts: await savedCarts(read, context) };
  },

  /** What a letter about a cart says, to the person whose it is. @throws DomainError not_found */
  letterFacts: (letter: CartLetter, context: OperationContext): ReturnType<typeof cartLetterFacts> =>
    cartLetterFacts(read, letter, context),

  /** ISO of the last change of a cart; empty where there is none to wait for any more. */
  async leftSince({ orderId }: { readonly orderId: string }): Promise<{ at: string }> {
    const row = (await loadRows(read.pool, carts, [orderId])).get(orderId);
    return { at: row && isToGoOnWith(row) ? row.changed_at : '' };
  },

  /** The caller's carts that are neither saved nor the current one, changed in the last days, the newest first. */
  async pending({ days }: { readonly days: number }, context: OperationContext): Promise<{ Carts: PendingCart[] }> {
    return { Carts: await pendingCarts(read, days, context) };
  },

  /** The caller's carts that were left while several methods were to pay them, the newest first. */
  async paymentLeft(_input: void, context: OperationContext): Promise<{ carts: CartLeft[] }> {
    return { carts: await cartsLeft(read, context) };
  },

  ofPerson: async ({ personId }: { readonly personId: string }) => ({ carts: await cartsOf(read, personId) }),

  /** Says who shops with these carts, by id; of a guest only what they have entered so far. */
  async buyers(
    { orderIds }: { readonly orderIds: readonly string[] },
    context: OperationContext,
  ): Promise<Record<string, { name: string; email: string }>> {
    const rows = [...(await loadRows(read.pool, carts, orderIds)).values()];
    const nameOf = createNames(context);
    return Object.fromEntries(
      await Promise.all(
        rows.map(async ({ order_id, person_id, header: { billTo, email = '' } }) => {
          const name = person_id.startsWith('contact:')
            ? await nameOf(person_id)
            : billTo
              ? `${billTo.firstName} ${billTo.lastName}`
              : '';
          return [order_id, { name, email }] as const;
        }),
      ),
    );
  },

  /** The name under which a cart was saved, whatever it became; empty where it never was. */
  async tag({ orderId }: { readonly orderId: string }): Promise<{ tag: string }> {
    return { tag: (await loadRows(read.pool, carts, [orderId])).get(orderId)?.tag ?? '' };
  },

  /** Counts the lines of a cart to go on with; 0 once it was ordered, or put aside. */
  async lineCount({ orderId }: { readonly orderId: string }): Promise<{ lineCount: number }> {
    const row = (await loadRows(read.pool, carts, [orderId])).get(orderId);
    return { lineCount: row && isToGoOnWith(row) ? row.lines.length : 0 };
  },

  /** A person's newest open cart that is not empty. */
  async current({ personId }: { readonly personId: string }): Promise<{ orderId: string; lineCount: number }> {
    const cart = await firstOf<{ orderId: string; lineCount: number }>(
      read.pool,
      prepared('current-cart', [personId], (parameter) =>
        knex(carts.table)
          .select({ orderId: 'order_id', lineCount: knex.raw('jsonb_array_length(lines)') })
          .where({ person_id: parameter(0) })
          .whereNotIn('status', ['ordered', 'quoted'])
          .where({ aside: false })
          .whereRaw('jsonb_array_length(lines) > 0')
          .orderBy('changed_at', 'desc')
          .limit(1),
      ),
    );
    return cart ?? { orderId: '', lineCount: 0 };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly cart: FunctionsOf<ReturnType<typeof cartFunctions>>;
  }
}

const isToGoOnWith = ({ status, aside }: CartRow) => status !== 'ordered' && status !== 'quoted' && !aside;

/** As its buyer sees it, whoever asks. */
export async function detailsOf(row: CartRow, context: OperationContext): Promise<CartDetails> {
  const itemNumbers = row.lines.map((line) => line.itemNumber);
  const [evaluation, facts, prices, files, { numbers }, { notes }, { recipients }] = await Promise.all([
    context.queries.promotion.evaluate({
      lines: row.lines.map((line) => ({ ...line, net: lineTotal(priced(line)) })),
      currency: row.currency,
      accountId: row.account_id,
      coupons: row.coupons,
    }),
    context.queries.product.facts({ itemNumbers }),
    context.queries.priceList.prices({ accountId: row.account_id, itemNumbers }),
    context.queries.attachment.counts({ orderId: row.order_id }),
    context.queries.customerPartNumber.ofItems({ accountId: row.account_id, itemNumbers }),
    context.queries.lineNote.ofOrder({ orderId: row.order_id }),
    context.queries.giftRecipient.ofOrder({ orderId: row.order_id }),
  ]);
  const parts = await context.queries.product.facts({
    itemNumbers: Object.values(facts).flatMap((fact) => fact.bundle.map((part) => part.itemNumber)),
  });
  const promoted = row.lines.map((line) => ({ ...line, promotions: own(evaluation.lines, line.lineId) ?? [] }));
  const reduced = promoted.filter(({ promotions }) => promotions.length);
  const { amounts } = await context.queries.priceList.lowest({ accountId: row.account_id, lines: reduced });
  const lowest = new Map(reduced.map(({ lineId }, index) => [lineId, amounts[index]]));
  const lines = promoted.map((line) => ({
    lineId: line.lineId,
    taxClass: own(facts, line.itemNumber)?.taxClass,
    ...priced(line),
  }));
  const totals = pricing.totalsOf({ lines, deliveries: [] });
  return {
    OrderHeader: {
      OrderID: row.order_id,
      OrderTag: row.tag,
      PaymentAmount: await paymentAmount(row, totals.total, context),
      ...sumsShown({ lines, deliveries: [], totals }, context.language),
      CurrencyCode: row.currency,
      LineCount: row.lines.length,
    },
    OrderLines: promoted.map((line) => ({
      ...wireLine(
        row.order_id,
        line,
        own(facts, line.itemNumber),
        own(prices, line.itemNumber),
        parts,
        context.language,
      ),
      AttachmentCount: own(files, line.lineId) ?? 0,
      ...ownNumberShown(own(numbers, line.itemNumber)),
      ...noteShown(own(notes, line.lineId)),
      ...giftShown(own(facts, line.itemNumber)?.giftCertificate, own(recipients, line.lineId)),
      ...lowestShown(lowest.get(line.lineId)),
    })),
    IsOrderShipableCount: row.lines.length,
    ...(await taxEstimate(lines, row.account_id, context)),
    RewardEarnings: await earningsShown(goodsTotal(lines.filter(({ taxClass }) => taxClass !== UNTAXED)), row, context),
    Promotions: await promotionsShown(evaluation, context),
    Coupons: row.coupons.map((code) => couponShown(code, evaluation)),
    RemovedCoupons: [...row.dropped],
  };
}

/** All of it; of a cart that was left while several methods were to pay it, what those were to pay. */
async function paymentAmount({ order_id, payment_left_at }: CartRow, total: Amount, { queries }: OperationContext) {
  const left = payment_left_at === null ? {} : await queries.checkout.paymentLeft({ orderId: order_id });
  return left.amount ?? total;
}

/** Spec 6: reward points are for who is signed in. */
async function earningsShown(goods: Amount, { account_id }: CartRow, { queries }: OperationContext) {
  const [{ value: earned }, { value: worth }] = await Promise.all([
    queries.setting.value({ name: 'RewardPointsEarned' }),
    queries.setting.value({ name: 'RewardPointValue' }),
  ]);
  const isEarned = account_id !== '' && Number(earned) > 0;
  const { percent } = isEarned ? await queries.reward.level({ accountId: account_id }) : { percent: 0 };
  const centipoints = isEarned ? raisedBy(percent, Math.round(Number(earned) * 100)) : 0;
  const terms = { centipoints, pointValue: Number(worth) };
  const { points, pointValue } = rewardEarnings(goods, terms);
  return { Points: points, ExchangeRate: points ? pointValue / 100 : 0 };
}

const lowestShown = (amount: Amount | undefined) => (amount === undefined ? {} : { LowestPrice: amount });

/** The part of a product that a line shows; an item that is gone shows its number. */
function shownProduct(
  itemNumber: string,
  fact: ProductFacts | undefined,
  parts: Record<string, ProductFacts>,
  language: 'en' | 'fr',
) {
  if (!fact)
    return {
      SEOFriendlyName: 'item',
      SkuName: itemNumber,
      ProductImageURL: '',
      SwatchSizeValue: '',
      ...wireUnit(unitOf(undefined)),
      RelatedOrderLines: [],
      Availability: DISCONTINUED,
    };
  return {
    SEOFriendlyName: fact.seoFriendlyName,
    SkuName: fact.name[language],
    ProductImageURL: fact.imageUrl,
    SwatchSizeValue: sizeText({ options: fact.options, unit: unitOf(fact) }, language),
    ...optionsShown(fact.options, language),
    ...wireUnit(unitOf(fact)),
    RelatedOrderLines: fact.bundle.map((part) => ({
      SkuName: own(parts, part.itemNumber)?.name[language] ?? part.itemNumber,
      ProductId: part.itemNumber,
      Qty: part.quantity,
      ...wireUnit(unitOf(own(parts, part.itemNumber))),
      UnitPrice: 0,
      ExtendedPrice: 0,
      LineDiscount: 0,
    })),
    Availability: fact.availability,
    MinQty: fact.minimumQuantity,
    QtyStep: fact.quantityStep,
    TaxClass: fact.taxClass,
  };
}

function wireLine(
  orderId: string,
  line: CartLineRow & Pick<LineToPrice, 'promotions'>,
  fact: ProductFacts | undefined,
  current: ItemPrices | undefined,
  parts: Record<string, ProductFacts>,
  language: 'en' | 'fr',
): Omit<OrderLine, 'AttachmentCount'> {
  const costs = priced(line);
  const [single, paid] = [listPrice(costs), unitPrice(costs)];
  const now = current && priceAt(current, line.quantity).unitPrice;
  return {
    LineID: line.lineId,
    OrderID: orderId,
    ProductId: line.itemNumber,
    ...shownProduct(line.itemNumber, fact, parts, language),
    Qty: line.quantity,
    UnitPrice: single,
    ExtendedPrice: paid < single ? paid : 0,
    LineDiscount: lineDiscount(costs),
    LineTotal: lineTotal(costs),
    LineStatus: 0,
    ShippedQty: 0,
    CancelledQty: 0,
    BackorderedQty: 0,
    ...(now !== undefined && now !== paid ? { CurrentUnitPrice: now } : {}),
  };
}
