// What goods cost where they go: lines by their price steps, deliveries by freight and taxes.
import type { Calculation } from '#contracts/checkout/checkout.ts';
import { goodsFacts } from '#contracts/product/goods-facts.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { FIRST_DELIVERY, type OrderedLine } from '#domain/shared/order-draft.ts';
import type { Destination } from '#domain/shared/place.ts';
import type { FreightPromotion } from '#domain/shared/price/delivery-step.ts';
import { lineTotal, priced } from '#domain/shared/price/priced.ts';
import { pricing } from '#domain/shared/price/price-steps.ts';
import type { LinePrice } from '#domain/shared/pricing.ts';
import { BY_EMAIL, isByEmail, parcelOf } from '#domain/shared/shipping-offer.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

export interface LineToSend {
  readonly lineId: string;
  readonly itemNumber: string;
  readonly quantity: number;
  readonly price: LinePrice;
}

/** Units that go to a place by a method; either is empty while it is not chosen. */
export interface DeliveryToSend {
  readonly deliveryId: string;
  readonly to: Destination;
  readonly shippingMethod: string;
  /** Absent where all of it goes there. */
  readonly lines?: readonly { readonly lineId: string; readonly quantity: number }[];
}

export interface CalculationInput {
  readonly lines: readonly LineToSend[];
  /** At least one; together they have every unit of every line. */
  readonly deliveries: readonly DeliveryToSend[];
  /** Empty for a guest. */
  readonly accountId: string;
  readonly currency: CurrencyCode;
  /** Of a cart, which promotions are for; a quote is priced by hand. */
  readonly coupons?: readonly string[];
}

/** While nothing is chosen. */
export const NOWHERE: DeliveryToSend = {
  deliveryId: FIRST_DELIVERY,
  to: { country: '', state: '', zip: '' },
  shippingMethod: '',
};

/** Weight, freight, taxes and totals. A line that goes to several places is as many lines. */
export async function calculate(
  { lines, deliveries: asked, accountId, currency, coupons }: CalculationInput,
  context: OperationContext,
): Promise<Calculation> {
  const [facts, promotions] = await Promise.all([
    context.queries.product.facts({ itemNumbers: lines.map((line) => line.itemNumber) }),
    coupons && context.queries.promotion.evaluate({ lines: listed(lines), accountId, currency, coupons }),
  ]);
  const ordered = lines.flatMap((line) => {
    const fact = own(facts, line.itemNumber);
    if (!fact || fact.availability.status === 'discontinued') return [];
    const { price: _, ...asked } = line;
    return [
      {
        ...asked,
        ...goodsFacts(fact),
        steps: pricing.lineSteps({ ...line, promotions: own(promotions?.lines, line.lineId) ?? [] }),
      },
    ];
  });
  const parts = ordered.flatMap((line) => partsOf(line, asked));
  const sent = await Promise.all(
    asked.map((delivery) =>
      send(
        delivery,
        parts.filter(({ deliveryId }) => deliveryId === delivery.deliveryId).map(({ line }) => line),
        { accountId, currency, promotions: promotions?.freight },
        context,
      ),
    ),
  );
  const all = parts.map(({ line }) => line);
  const deliveries = sent.map(({ delivery }) => delivery);
  return {
    lines: all,
    offers: sent.map(({ offers }) => offers),
    unserved: sent.find(({ offers }) => !offers.served)?.offers.to,
    deliveries,
    freightPromotions: promotions?.freight ?? [],
    totals: pricing.totalsOf({ lines: all, deliveries }),
  };
}

/** At the prices of their lists: promotions are found with those. */
const listed = (lines: readonly LineToSend[]) =>
  lines.map(({ lineId, itemNumber, quantity, price }) => ({
    lineId,
    itemNumber,
    quantity,
    net: lineTotal(priced({ itemNumber, quantity, price })),
  }));

/** A line of every delivery that has some of it; the first of them keeps the id, by which its files are found. */
function partsOf<Line extends OrderedLine>(line: Line, deliveries: readonly DeliveryToSend[]) {
  const shares = deliveries.flatMap(({ deliveryId, lines }) => {
    const quantity = lines ? lines.find(({ lineId }) => lineId === line.lineId)?.quantity : line.quantity;
    return quantity ? [{ deliveryId, quantity }] : [];
  });
  const steps = pricing.stepsOfParts(
    line,
    shares.map(({ quantity }) => quantity),
  );
  return shares.map(({ deliveryId, quantity }, index) => ({
    deliveryId,
    line: {
      ...line,
      lineId: index === 0 ? line.lineId : `${line.lineId}-${deliveryId}`,
      quantity,
      steps: steps[index] ?? [],
    },
  }));
}

/** A delivery as it would be ordered, and by what else it could go. */
async function send(
  { deliveryId, to, shippingMethod }: DeliveryToSend,
  lines: readonly OrderedLine[],
  {
    accountId,
    currency,
    promotions,
  }: Pick<CalculationInput, 'accountId' | 'currency'> & {
    readonly promotions: readonly FreightPromotion[] | undefined;
  },
  { queries }: OperationContext,
) {
  const parcel = parcelOf(lines);
  const at = await queries.shipping.taxedAt({ shippingMethod, to });
  const [{ priced: quotations, onRequest }, tax] = await Promise.all([
    isByEmail(lines)
      ? { priced: to.country ? [BY_EMAIL] : [], onRequest: [] }
      : queries.shipping.offers({ ...to, parcel, currency }),
    at.country ? queries.tax.find({ ...at, accountId, taxClasses: lines.map((line) => line.taxClass) }) : undefined,
  ]);
  const chosen = quotations.find((quotation) => quotation.shippingMethod === shippingMethod);
  const shipping = chosen && {
    shippingMethod,
    name: chosen.name,
    price: chosen.price,
    grams: parcel.grams,
    rule: chosen.rule,
  };
  const served = tax?.served ?? true;
  return {
    offers: {
      deliveryId,
      to,
      served,
      quotations: served ? quotations : [],
      onRequest: served ? onRequest : [],
    },
    delivery: {
      deliveryId,
      destination: { country: at.country, state: at.state },
      shippingMethod: shipping?.shippingMethod ?? '',
      lineIds: lines.map(({ lineId }) => lineId),
      steps: pricing.deliverySteps(lines, { shipping, tax, promotions }),
    },
  };
}
