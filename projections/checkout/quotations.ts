// By what deliveries can go, what each way costs and when it arrives.
import type { Calculation, DeliveryOffers, ShippingQuotation } from '#contracts/checkout/checkout.ts';
import { plannedDeliveries, type Divisible } from '#domain/shared/planned-delivery.ts';
import { isDayToConfirm } from '#domain/shared/backordered.ts';
import { dictionary, own } from '#domain/shared/dictionary.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import { FIRST_DELIVERY } from '#domain/shared/order-draft.ts';
import type { Destination } from '#domain/shared/place.ts';
import { freightOff } from '#domain/shared/promotion/evaluate.ts';
import type { PricedOffer } from '#domain/shared/shipping-offer.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { partsByDay, shippingDay, type ShippingDays } from '#platform/shop/shop-calendar.ts';
import { calculate, NOWHERE, type CalculationInput } from './calculate.ts';
import { toSend } from './cart-deliveries.ts';

/** Units that leave together; empty where a person has to confirm the day. */
interface Leaving {
  readonly units: number;
  readonly leavesOn: string;
}

interface DeliveryQuotations {
  readonly deliveryId: string;
  readonly served: boolean;
  readonly quotations: ShippingQuotation[];
}

/** A cart, which may be divided into deliveries, or a quote, or something that might be bought. */
type Bought = Omit<CalculationInput, 'deliveries'> & Partial<Divisible>;

/**
 * What it costs to send it there, by each method: of a cart that is divided, what is left of it for its own address.
 * @throws DomainError destination_not_served
 */
export async function quotationsTo(
  to: Destination,
  { lines, accountId, currency, coupons, header = {}, deliveries = [], deliverTo = {} }: Bought,
  context: OperationContext,
): Promise<ShippingQuotation[]> {
  const planned = plannedDeliveries({ lines, header, deliveries, deliverTo }).map(toSend);
  const isOwn = ({ deliveryId }: { readonly deliveryId: string }) => deliveryId === FIRST_DELIVERY;
  const calculated = await calculate(
    {
      lines,
      accountId,
      currency,
      ...(coupons ? { coupons } : {}),
      deliveries: planned.some(isOwn)
        ? planned.map((one) => (isOwn(one) ? { ...one, to } : one))
        : [{ ...NOWHERE, to }],
    },
    context,
  );
  if (!calculated.offers.find(isOwn)?.served)
    refuse('destination_not_served', { country: to.country, state: to.state });
  return needed((await quotationsOf(calculated, currency, context)).find(isOwn), 'delivery to there').quotations;
}

/** The ways of each delivery. The shelf serves the lines in their order, as it will the order's. */
export async function quotationsOf(
  { lines, deliveries, offers, freightPromotions }: Calculation,
  currency: CurrencyCode,
  context: OperationContext,
): Promise<DeliveryQuotations[]> {
  const days = await context.queries.calendar.shippingDays();
  const [leaving, counters] = await Promise.all([
    leavingDays(lines, days, context),
    countersOf(
      offers.flatMap(({ quotations }) => quotations),
      context,
    ),
  ]);
  const leaves = shippingDay(days, true, 0);
  const named = ({ shippingMethod, name, kind }: Pick<PricedOffer, 'shippingMethod' | 'name' | 'kind'>) => ({
    shippingMethod,
    name: name[context.language],
    kind,
    currency,
  });
  const ways = ({ quotations, onRequest }: DeliveryOffers, theirs: readonly Leaving[]): ShippingQuotation[] => [
    ...quotations.map((offer) => {
      const parts = partsByDay(theirs, offer, days);
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
  return offers.map((offer) => {
    const lineIds = deliveries.find(({ deliveryId }) => deliveryId === offer.deliveryId)?.lineIds ?? [];
    return {
      deliveryId: offer.deliveryId,
      served: offer.served,
      quotations: ways(
        offer,
        lineIds.flatMap((lineId) => own(leaving, lineId) ?? []),
      ),
    };
  });
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

/** What is on the shelf leaves at once, the rest when it is there; by line. */
async function leavingDays(
  lines: Calculation['lines'],
  days: ShippingDays,
  { queries }: OperationContext,
): Promise<Record<string, readonly Leaving[]>> {
  const facts = await queries.product.facts({ itemNumbers: [...new Set(lines.map((line) => line.itemNumber))] });
  const atOnce = shippingDay(days, true, 0);
  const onShelf = new Map<string, number>();
  const leavingOf = ({ itemNumber, quantity }: Calculation['lines'][number]): readonly Leaving[] => {
    const stock = own(facts, itemNumber)?.availability;
    if (!stock) return [{ units: quantity, leavesOn: atOnce }];
    const left = onShelf.get(itemNumber) ?? stock.quantity;
    const [now, waiting] = [Math.min(quantity, left), Math.max(0, quantity - left)];
    onShelf.set(itemNumber, left - now);
    const later = isDayToConfirm(waiting, now) ? '' : shippingDay(days, false, stock.leadTimeDays, stock.expectedOn);
    return [
      { units: now, leavesOn: atOnce },
      { units: waiting, leavesOn: later },
    ].filter(({ units }) => units > 0);
  };
  return dictionary(lines.map((line) => [line.lineId, leavingOf(line)] as const));
}
