import type { Calculation, checkoutOperations, ShippingQuotation } from '#contracts/checkout/checkout.ts';
import { freightFacts, unitOf } from '#contracts/shared/wire-unit.ts';
import { priceAt, type LinePrice } from '#domain/shared/pricing.ts';
import { moneyComesBy } from '#contracts/payment/method/payment-methods.ts';
import type { Address } from '#domain/shared/address.ts';
import { dictionary, own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { FIRST_DELIVERY } from '#domain/shared/order-draft.ts';
import { isDayToConfirm } from '#domain/shared/backordered.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import { lineTotal, priced } from '#domain/shared/price/priced.ts';
import { pricing } from '#domain/shared/price/price-steps.ts';
import { freightOff } from '#domain/shared/promotion/evaluate.ts';
import { parcelOf, type PricedOffer } from '#domain/shared/shipping-offer.ts';
import { postalAreaTask } from '#platform/shop/geography/find-place.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { partsByDay, shippingDay, type ShippingDays } from '#platform/shop/shop-calendar.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { sumsShown } from '#platform/shop/sums-shown.ts';
import { paymentOptionsFor, paymentWords } from './payment-options.ts';

export const checkoutQueries: Handlers<typeof checkoutOperations, 'query'> = {
  async 'checkout/getshippingquotations'({ OrderId, country, state, zip, kind: only }, context) {
    const bought = await cartOrQuote(OrderId, context);
    const { shipTo } = bought.header;
    const to =
      only === 'pickup'
        ? placeOf(undefined)
        : {
            country: country ?? shipTo?.country ?? '',
            state: state ?? shipTo?.state ?? '',
            zip: zip ?? shipTo?.zip ?? '',
          };
    return quotationsOf(bought, to, context);
  },

  async 'cart/ShippingCalculator'({ OrderId, ProductId, Qty, zip }, context) {
    const Place =
      (await context.services.threads.run(postalAreaTask, zip)) ?? refuse('postal_code_unknown', {}, 'invalid');
    const bought = OrderId
      ? await context.states.cart.own({ orderId: OrderId })
      : await singleItem(needed(ProductId, 'item to send'), Qty, context);
    return { Place, Quotations: await quotationsOf(bought, Place, context) };
  },

  async 'checkout/getheader'({ OrderId }, context) {
    const cart = await context.states.cart.own({ orderId: OrderId });
    const {
      email = '',
      shipTo,
      billTo,
      pickedUpBy,
      shippingMethod = '',
      shipTogether = false,
      comments = '',
    } = cart.header;
    const { warehouse } = await context.queries.shipping.pickedUpIn({ shippingMethod });
    const calculated = await calculate(
      {
        lines: cart.lines,
        accountId: cart.accountId,
        currency: cart.currency,
        ...placeOf(shipTo),
        shippingMethod,
        coupons: cart.coupons,
      },
      context,
    );
    return {
      OrderHeader: {
        OrderID: OrderId,
        OrderTag: '',
        PaymentAmount: 0,
        ...sumsShown(calculated, context.language),
        CurrencyCode: cart.currency,
        LineCount: cart.lines.length,
      },
      Email: email,
      ...(shipTo ? { ShipTo: shipTo } : {}),
      ...(billTo ? { BillTo: billTo } : {}),
      ...(pickedUpBy ? { PickedUpBy: pickedUpBy } : {}),
      ShippingMethod: shippingMethod,
      ShipTogether: shipTogether,
      CustomerComments: comments,
      PaymentParts: await partsBefore(OrderId, cart.attempt, context),
      Missing: [
        ...(['email', 'shipTo', 'billTo', 'shippingMethod'] as const).filter(
          (part) => !cart.header[part] && !(part === 'shipTo' && warehouse),
        ),
        ...(cart.lines.length ? [] : (['lines'] as const)),
      ],
    };
  },

  async 'customer/getpaymentoptions'({ orderId }, context) {
    const { accountId } = await cartOrQuote(orderId, context);
    const [options, { method }] = await Promise.all([
      paymentOptionsFor(accountId, context),
      context.queries.preference.paymentMethod(),
    ]);
    // The first is what a checkout begins with.
    return [...options].sort((a, b) => Number(b.method === method) - Number(a.method === method));
  },

  async 'checkout/getpaypalpaymentorderstatus'({ OrderId }, { states }) {
    const { parts } = await states.checkout.paymentStatuses({ orderId: OrderId });
    const said = new Set(parts.map(({ status }) => status));
    // The worst of them is what became of the whole.
    return {
      Status: (['declined', 'cancelled', 'waiting', 'approved'] as const).find((one) => said.has(one)) ?? 'none',
    };
  },

  async 'checkout/getmultipaypalpaymentstatus'({ OrderId }, { states }) {
    const { parts } = await states.checkout.paymentStatuses({ orderId: OrderId });
    return { Payments: parts.map(({ method, amount, status }) => ({ method, Amount: amount, Status: status })) };
  },

  async 'checkout/getadvancepayment'({ OrderId }, context) {
    const { orderNumber, accountId, currency, amount } = await context.queries.order.owed({ orderId: OrderId });
    const options = await paymentOptionsFor(accountId, context);
    return {
      OrderNumber: orderNumber,
      Amount: amount,
      CurrencyCode: currency,
      Options: options.filter(({ method }) => moneyComesBy(method) === 'at-once'),
    };
  },

  async 'checkout/get_ordercomplete'({ OrderId }, context) {
    return context.queries.order.details({ OrderId });
  },
};

export const checkoutFunctions = {
  /** Weight, freight, taxes and totals of lines at a destination. */
  calculate,

  /** The ways of paying that the caller is offered. */
  async paymentOptions(_input: void, context: OperationContext) {
    return { options: await paymentOptionsFor(context.caller.accountId, context) };
  },

  /** How to pay by some methods, in the dealer's words and the reader's language. */
  async paymentWords({ methods }: { readonly methods: readonly string[] }, context: OperationContext) {
    return { words: await paymentWords(methods, context) };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly checkout: FunctionsOf<typeof checkoutFunctions>;
  }
}

interface Bought {
  readonly lines: CalculationInput['lines'];
  readonly accountId: string;
  readonly currency: CurrencyCode;
  readonly coupons?: readonly string[];
}

/** What it costs to send it there, by each method, and when it arrives. @throws DomainError destination_not_served */
async function quotationsOf(
  bought: Bought,
  to: { readonly country: string; readonly state: string; readonly zip: string },
  context: OperationContext,
): Promise<ShippingQuotation[]> {
  const { lines, currency, accountId } = bought;
  const { quotations, onRequest, served, freightPromotions } = await calculate(
    {
      lines,
      accountId,
      currency,
      ...to,
      shippingMethod: '',
      ...('coupons' in bought ? { coupons: bought.coupons } : {}),
    },
    context,
  );
  if (!served) refuse('destination_not_served', { country: to.country, state: to.state });
  const days = await context.queries.calendar.shippingDays();
  const leaving = await leavingDays(lines, days, context);
  const leaves = shippingDay(days, true, 0);
  const named = ({ shippingMethod, name, kind }: Pick<PricedOffer, 'shippingMethod' | 'name' | 'kind'>) => ({
    shippingMethod,
    name: name[context.language],
    kind,
    currency,
  });
  const counters = await countersOf(quotations, context);
  return [
    ...quotations.map((offer) => {
      const parts = partsByDay(leaving, offer, days);
      const { shipsOn, arrivesBy } = parts.findLast((part) => part.shipsOn) ?? { shipsOn: leaves, arrivesBy: leaves };
      return {
        ...named(offer),
        price: offer.price - freightOff(offer.price, offer.shippingMethod, freightPromotions),
        onRequest: false,
        shipsOn,
        arrivesBy,
        parts,
        ...own(counters, offer.warehouse),
      };
    }),
    ...onRequest.map((offer) => ({
      ...named(offer),
      price: 0,
      onRequest: true,
      shipsOn: leaves,
      arrivesBy: leaves,
      parts: [],
    })),
  ];
}

/** Some of one product, as a cart of nothing else. @throws DomainError product_not_found where it is not for sale */
async function singleItem(
  itemNumber: string,
  quantity: number,
  { queries, caller: { accountId } }: OperationContext,
): Promise<Bought> {
  const { [itemNumber]: prices } = await queries.priceList.prices({ accountId, itemNumbers: [itemNumber] });
  if (!prices) return notFound('product_not_found', { itemNumber });
  const lines = [{ lineId: '1', itemNumber, quantity, price: priceAt(prices, quantity) }];
  return { lines, accountId, currency: prices.currency, coupons: [] };
}

/** Where the goods of each pick-up are, by the warehouse's code. */
async function countersOf(
  offers: readonly PricedOffer[],
  { queries, language }: OperationContext,
): Promise<Record<string, Pick<ShippingQuotation, 'counter'>>> {
  const codes = [...new Set(offers.filter(({ kind }) => kind === 'pickup').map(({ warehouse }) => warehouse))];
  const counters = await Promise.all(
    codes.map(async (warehouse) => {
      const { name, address, pickupHours } = await queries.warehouse.address({ warehouse });
      if (!name || !address || !pickupHours) return [];
      const counter = { name: name[language], ...address, hours: pickupHours[language] };
      return [[warehouse, { counter }] as const];
    }),
  );
  return dictionary(counters.flat());
}

/** What the last try was to be paid by, where it was by several methods: who goes on need not choose them again. */
async function partsBefore(orderId: string, attempt: number, { states }: OperationContext) {
  const plan = attempt > 0 ? await states.checkout.failedPlan({ orderId }) : undefined;
  return plan && plan.parts.length > 1 ? plan.parts : [];
}

/** Where an address lies; nowhere while there is none. */
const placeOf = (address: Address | undefined) => ({
  country: address?.country ?? '',
  state: address?.state ?? '',
  zip: address?.zip ?? '',
});

/** The cart, or the quote that it became or that was begun without one; somebody else's does not exist. */
async function cartOrQuote(orderId: string, { states }: OperationContext) {
  const { status } = await states.cart.get({ orderId });
  return status === 'quoted' || status === 'none'
    ? states.quote.own({ quoteId: orderId })
    : states.cart.own({ orderId });
}

/** What is on the shelf leaves at once, the rest when it is there. */
async function leavingDays(
  lines: CalculationInput['lines'],
  days: ShippingDays,
  { queries }: OperationContext,
): Promise<{ readonly units: number; readonly leavesOn: string }[]> {
  const facts = await queries.product.facts({ itemNumbers: lines.map((line) => line.itemNumber) });
  const atOnce = shippingDay(days, true, 0);
  return lines.flatMap(({ itemNumber, quantity }) => {
    const stock = own(facts, itemNumber)?.availability;
    if (!stock || quantity <= stock.quantity) return [{ units: quantity, leavesOn: atOnce }];
    const later = isDayToConfirm(quantity - stock.quantity, stock.quantity)
      ? ''
      : shippingDay(days, false, stock.leadTimeDays, stock.expectedOn);
    return [
      { units: stock.quantity, leavesOn: atOnce },
      { units: quantity - stock.quantity, leavesOn: later },
    ];
  });
}

/** At the prices of their lists: promotions are found with those. */
const listed = (lines: CalculationInput['lines']) =>
  lines.map(({ lineId, itemNumber, quantity, price }) => ({
    lineId,
    itemNumber,
    quantity,
    net: lineTotal(priced({ itemNumber, quantity, price })),
  }));

interface CalculationInput {
  readonly lines: readonly {
    readonly lineId: string;
    readonly itemNumber: string;
    readonly quantity: number;
    readonly price: LinePrice;
  }[];
  readonly country: string;
  readonly state: string;
  readonly zip: string;
  /** Empty for a guest. */
  readonly accountId: string;
  readonly currency: CurrencyCode;
  /** Empty while none is chosen. */
  readonly shippingMethod: string;
  /** Of a cart, which promotions are for; a quote is priced by hand. */
  readonly coupons?: readonly string[];
}

async function calculate(
  { lines, country, state, zip, accountId, currency, shippingMethod, coupons }: CalculationInput,
  context: OperationContext,
): Promise<Calculation> {
  const [facts, promotions] = await Promise.all([
    context.queries.product.facts({ itemNumbers: lines.map((line) => line.itemNumber) }),
    coupons && context.queries.promotion.evaluate({ lines: listed(lines), accountId, currency, coupons }),
  ]);
  const ordered = lines.flatMap((line) => {
    const fact = own(facts, line.itemNumber);
    if (!fact || fact.availability.status === 'discontinued') return [];
    const components = fact.bundle.length ? fact.bundle : [{ itemNumber: line.itemNumber, quantity: 1 }];
    const { price: _, ...asked } = line;
    return [
      {
        ...asked,
        unit: unitOf(fact),
        steps: pricing.lineSteps({ ...line, promotions: own(promotions?.lines, line.lineId) ?? [] }),
        name: fact.name,
        grams: fact.grams,
        ...freightFacts(fact),
        components,
        backorder: fact.backorder,
      },
    ];
  });
  const parcel = parcelOf(ordered);
  const to = { country, state, zip };
  const at = await context.queries.shipping.taxedAt({ shippingMethod, to });
  const [{ priced: quotations, onRequest }, tax] = await Promise.all([
    context.queries.shipping.offers({ ...to, parcel, currency }),
    at.country
      ? context.queries.tax.find({ ...at, accountId, taxClasses: ordered.map((line) => line.taxClass) })
      : undefined,
  ]);
  const chosen = quotations.find((quotation) => quotation.shippingMethod === shippingMethod);
  const shipping = chosen && {
    shippingMethod,
    name: chosen.name,
    price: chosen.price,
    grams: parcel.grams,
    rule: chosen.rule,
  };
  const deliveries = [
    {
      deliveryId: FIRST_DELIVERY,
      destination: { country: at.country, state: at.state },
      shippingMethod: shipping?.shippingMethod ?? '',
      lineIds: ordered.map(({ lineId }) => lineId),
      steps: pricing.deliverySteps(ordered, { shipping, tax, promotions: promotions?.freight }),
    },
  ];
  const served = tax?.served ?? true;
  return {
    lines: ordered,
    quotations: served ? quotations : [],
    onRequest: served ? onRequest : [],
    served,
    deliveries,
    freightPromotions: promotions?.freight ?? [],
    totals: pricing.totalsOf({ lines: ordered, deliveries }),
  };
}
