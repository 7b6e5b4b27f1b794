import type { Calculation, checkoutOperations, ShippingQuotation } from '#contracts/checkout.ts';
import { freightFacts, unitOf } from '#contracts/wire-unit.ts';
import type { LinePrice } from '#domain/shared/pricing.ts';
import type { Address } from '#domain/shared/address.ts';
import { dictionary } from '#domain/shared/dictionary.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { FIRST_DELIVERY } from '#domain/shared/order-draft.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { pricing } from '#domain/shared/price/price-steps.ts';
import { parcelOf, type PricedOffer } from '#domain/shared/shipping-offer.ts';
import type { FunctionsOf } from '#platform/operations/features.ts';
import { addWorkingDays, shippingDay, type ShippingDays } from '#platform/shop-calendar.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { sumsShown } from '#platform/sums-shown.ts';
import { paymentOptionsFor } from './payment-options.ts';

export const checkoutQueries: Handlers<typeof checkoutOperations, 'query'> = {
  async 'checkout/getshippingquotations'({ OrderId, country, state, zip, kind: only }, context) {
    const { header, lines, currency, accountId } = await cartOrQuote(OrderId, context);
    const to =
      only === 'pickup'
        ? placeOf(undefined)
        : {
            country: country ?? header.shipTo?.country ?? '',
            state: state ?? header.shipTo?.state ?? '',
            zip: zip ?? header.shipTo?.zip ?? '',
          };
    const { quotations, onRequest, served } = await calculate(
      { lines, accountId, currency, ...to, shippingMethod: '' },
      context,
    );
    if (!served) refuse('destination_not_served', { country: to.country, state: to.state });
    const days = await context.queries.calendar.shippingDays();
    const leaves = await shippingDayOf(lines, days, context);
    const named = ({ shippingMethod, name, kind }: Pick<PricedOffer, 'shippingMethod' | 'name' | 'kind'>) => ({
      shippingMethod,
      name: name[context.language],
      kind,
      currency,
    });
    const counters = await countersOf(quotations, context);
    return [
      ...quotations.map((offer) => {
        const shipsOn = addWorkingDays(leaves, offer.handlingDays, days);
        return {
          ...named(offer),
          price: offer.price,
          onRequest: false,
          shipsOn,
          arrivesBy: addWorkingDays(shipsOn, offer.transitDays, days),
          ...counters[offer.warehouse],
        };
      }),
      ...onRequest.map((offer) => ({
        ...named(offer),
        price: 0,
        onRequest: true,
        shipsOn: leaves,
        arrivesBy: leaves,
      })),
    ];
  },

  async 'checkout/getheader'({ OrderId }, context) {
    const cart = await context.states.cart.own({ orderId: OrderId });
    const { email = '', shipTo, billTo, pickedUpBy, shippingMethod = '', comments = '' } = cart.header;
    const { warehouse } = await context.queries.shipping.pickedUpIn({ shippingMethod });
    const calculated = await calculate(
      { lines: cart.lines, accountId: cart.accountId, currency: cart.currency, ...placeOf(shipTo), shippingMethod },
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
      CustomerComments: comments,
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
    return paymentOptionsFor(accountId, context);
  },

  async 'checkout/get_ordercomplete'({ OrderId }, context) {
    return context.queries.order.details({ OrderId });
  },
};

export const checkoutFunctions = {
  /** Weight, freight, taxes and totals of lines at a destination. */
  calculate,
};

declare module '#platform/operations/features.ts' {
  interface Queries {
    readonly checkout: FunctionsOf<typeof checkoutFunctions>;
  }
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

/** An order leaves in one piece: with its last line. */
async function shippingDayOf(
  lines: CalculationInput['lines'],
  days: ShippingDays,
  { queries }: OperationContext,
): Promise<string> {
  const facts = await queries.product.facts({ itemNumbers: lines.map((line) => line.itemNumber) });
  const leaves = lines.map(({ itemNumber, quantity }) => {
    const stock = facts[itemNumber]?.availability;
    return stock && quantity > stock.quantity
      ? shippingDay(days, false, stock.leadTimeDays, stock.expectedOn)
      : shippingDay(days, true, 0);
  });
  return leaves.reduce((latest, day) => (day > latest ? day : latest), shippingDay(days, true, 0));
}

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
}

async function calculate(
  { lines, country, state, zip, accountId, currency, shippingMethod }: CalculationInput,
  context: OperationContext,
): Promise<Calculation> {
  const facts = await context.queries.product.facts({ itemNumbers: lines.map((line) => line.itemNumber) });
  const ordered = lines.flatMap((line) => {
    const fact = facts[line.itemNumber];
    if (!fact || fact.availability.status === 'discontinued') return [];
    const components = fact.bundle.length ? fact.bundle : [{ itemNumber: line.itemNumber, quantity: 1 }];
    const { price: _, ...asked } = line;
    return [
      {
        ...asked,
        unit: unitOf(fact),
        steps: pricing.lineSteps(line),
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
      steps: pricing.deliverySteps(ordered, { shipping, tax }),
    },
  ];
  const served = tax?.served ?? true;
  return {
    lines: ordered,
    quotations: served ? quotations : [],
    onRequest: served ? onRequest : [],
    served,
    deliveries,
    totals: pricing.totalsOf({ lines: ordered, deliveries }),
  };
}
