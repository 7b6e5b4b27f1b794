import type { Calculation, checkoutOperations } from '#contracts/checkout.ts';
import { freightFacts, unitOf } from '#contracts/wire-unit.ts';
import type { ShippingRuleApplied, LinePrice } from '#domain/shared/pricing.ts';
import { dictionary } from '#domain/shared/dictionary.ts';
import type { Address } from '#domain/shared/address.ts';
import type { Translated } from '#domain/shared/translated.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { FIRST_DELIVERY } from '#domain/shared/order-draft.ts';
import { goodsTotal } from '#domain/shared/price/priced.ts';
import { pricing } from '#domain/shared/price/price-steps.ts';
import { shippingPriceBy, shippingRuleFor } from '#domain/shared/pricing.ts';
import type { FunctionsOf } from '#platform/operations/features.ts';
import { addWorkingDays, shippingDay, shopDay } from '#platform/shop-calendar.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { sumsShown } from '#platform/sums-shown.ts';
import { paymentOptionsFor } from './payment-options.ts';
import { shippingTables } from './shipping-tables.ts';

export const checkoutQueries: Handlers<typeof checkoutOperations, 'query'> = {
  async 'checkout/getshippingquotations'({ OrderId, country, state, zip }, context) {
    const { header, lines, currency, accountId } = await cartOrQuote(OrderId, context);
    const to = {
      country: country ?? header.shipTo?.country ?? '',
      state: state ?? header.shipTo?.state ?? '',
      zip: zip ?? header.shipTo?.zip ?? '',
    };
    const { quotations, served } = await calculate({ lines, accountId, ...to, shippingMethod: '' }, context);
    if (!served) refuse('destination_not_served', { country: to.country, state: to.state });
    const shipsOn = await shippingDayOf(lines, context);
    return quotations.map(({ shippingMethod, name, price, transitDays }) => ({
      shippingMethod,
      name: name[context.language],
      price,
      currency: currency,
      shipsOn,
      arrivesBy: addWorkingDays(shipsOn, transitDays),
    }));
  },

  async 'checkout/getheader'({ OrderId }, context) {
    const cart = await context.states.cart.own({ orderId: OrderId });
    const { email = '', shipTo, billTo, shippingMethod = '', comments = '' } = cart.header;
    const calculated = await calculate(
      { lines: cart.lines, accountId: cart.accountId, ...placeOf(shipTo), shippingMethod },
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
      ShippingMethod: shippingMethod,
      CustomerComments: comments,
      Missing: [
        ...(['email', 'shipTo', 'billTo', 'shippingMethod'] as const).filter((part) => !cart.header[part]),
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

export function shippingTableFunctions(read: ReadSide) {
  const shipping = read.mirror(shippingTables);

  return {
    /** Shipping methods that serve a destination, with their price for a weight. */
    async find(
      {
        country,
        state,
        grams,
        goods,
      }: { readonly grams: number; readonly goods: number; readonly country: string; readonly state: string },
      context: OperationContext,
    ): Promise<
      {
        shippingMethod: string;
        name: Translated;
        price: number;
        rule: ShippingRuleApplied;
        transitDays: number;
      }[]
    > {
      const tables = await read.rows(
        shippingTables,
        [...shipping.values()].map(({ id }) => id),
        context,
      );
      const serving = [...tables.values()].filter(
        ({ data }) => data.destinations.includes(country) || data.destinations.includes(`${country}-${state}`),
      );
      return serving
        .sort((a, b) => a.data.sort - b.data.sort)
        .flatMap(({ id, data }) => {
          const rule = shippingRuleFor(data, grams, goods);
          return rule
            ? [
                {
                  shippingMethod: id,
                  name: data.name,
                  price: shippingPriceBy(rule, grams),
                  rule,
                  transitDays: data.transitDays,
                },
              ]
            : [];
        });
    },

    /**
     * Refuses a shipping method that the shop does not have with shipping_method_unavailable; whether it goes to an
     * address, its tables say.
     */
    async require({ shippingMethod }: { readonly shippingMethod: string }): Promise<void> {
      if (![...shipping.values()].some(({ id }) => id === shippingMethod))
        refuse('shipping_method_unavailable', { shippingMethod });
    },

    /** The name of every shipping method. */
    async names(): Promise<Record<string, Translated>> {
      return dictionary([...shipping.values()].map(({ id, data }) => [id, data.name]));
    },
  };
}

export const checkoutFunctions = {
  /** Weight, freight, taxes and totals of lines at a destination. */
  calculate,
};

declare module '#platform/operations/features.ts' {
  interface Queries {
    readonly shippingTable: FunctionsOf<ReturnType<typeof shippingTableFunctions>>;
    readonly checkout: FunctionsOf<typeof checkoutFunctions>;
  }
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
async function shippingDayOf(lines: CalculationInput['lines'], context: OperationContext): Promise<string> {
  const today = shopDay(context.now);
  const facts = await context.queries.product.facts({ itemNumbers: lines.map((line) => line.itemNumber) });
  const days = lines.map(({ itemNumber, quantity }) => {
    const { quantity: available = 0, leadTimeDays = 0 } = facts[itemNumber]?.availability ?? {};
    return shippingDay(today, quantity <= available, leadTimeDays);
  });
  return days.reduce((latest, day) => (day > latest ? day : latest), addWorkingDays(today, 1));
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
  /** Empty while none is chosen. */
  readonly shippingMethod: string;
}

async function calculate(
  { lines, country, state, zip, accountId, shippingMethod }: CalculationInput,
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
  const grams = ordered.reduce((total, line) => total + line.grams * line.quantity, 0);
  const [quotations, tax] = await Promise.all([
    country ? context.queries.shippingTable.find({ country, state, grams, goods: goodsTotal(ordered) }) : [],
    country
      ? context.queries.tax.find({ country, state, zip, accountId, taxClasses: ordered.map((line) => line.taxClass) })
      : undefined,
  ]);
  const chosen = quotations.find((quotation) => quotation.shippingMethod === shippingMethod);
  const shipping = chosen && { shippingMethod, name: chosen.name, price: chosen.price, grams, rule: chosen.rule };
  const deliveries = [
    {
      deliveryId: FIRST_DELIVERY,
      destination: { country, state },
      shippingMethod: shipping?.shippingMethod ?? '',
      lineIds: ordered.map(({ lineId }) => lineId),
      steps: pricing.deliverySteps(ordered, { shipping, tax }),
    },
  ];
  const served = tax?.served ?? true;
  return {
    lines: ordered,
    quotations: served ? quotations : [],
    served,
    deliveries,
    totals: pricing.totalsOf({ lines: ordered, deliveries }),
  };
}
