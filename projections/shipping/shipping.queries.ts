import type { shippingOperations } from '#contracts/shipping/shipping.ts';
import { dictionary, own } from '#domain/shared/dictionary.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { Destination } from '#domain/shared/place.ts';
import type { Translated } from '#domain/shared/translated.ts';
import {
  BY_EMAIL,
  isPriced,
  type OnRequestOffer,
  type Parcel,
  type PricedOffer,
} from '#domain/shared/shipping-offer.ts';
import { offersAt } from '#domain/shipping/shipping.pricing.ts';
import type { ShippingState } from '#domain/shipping/shipping.state.ts';
import {
  SHIPPING_STREAM,
  type CarrierData,
  type ShippingMethodData,
  type ShippingZoneData,
} from '#domain/shipping/shipping.events.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { recordRows, recordsOfKind } from '#platform/shop/master-data/records.ts';
import type { ReadSide, Viewpoint } from '#platform/kernel/read-model/read-side.ts';
import { addWorkingDays, shippingDay } from '#platform/shop/shop-calendar.ts';
import { shippingRecords } from './shipping-records.ts';

const PRESENT: Viewpoint = { history: () => Promise.resolve([]) };

async function tableOf(read: ReadSide, from: Viewpoint): Promise<ShippingState> {
  const rows = await recordRows(read, shippingRecords, SHIPPING_STREAM, from);
  return {
    zones: recordsOfKind<ShippingZoneData>(rows, 'zone'),
    carriers: recordsOfKind<CarrierData>(rows, 'carrier'),
    methods: recordsOfKind<ShippingMethodData>(rows, 'method'),
  };
}

const currencyOf = async ({ queries }: OperationContext): Promise<CurrencyCode> =>
  (await queries.setting.value({ name: 'DefaultCurrency' })).value as CurrencyCode;

export const shippingQueries = (read: ReadSide): Handlers<typeof shippingOperations, 'query'> => ({
  async 'admin/shipping/list'(_input, context) {
    const { zones, carriers, methods } = await tableOf(read, context);
    return {
      currency: await currencyOf(context),
      zones: Object.entries(zones)
        .map(([zoneId, { name, places }]) => ({ zoneId, name, places: [...places] }))
        .sort((a, b) => a.name.en.localeCompare(b.name.en, 'en')),
      carriers: Object.entries(carriers)
        .map(([carrierCode, carrier]) => ({ carrierCode, ...carrier }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
      methods: Object.entries(methods)
        .map(([shippingMethod, method]) => ({
          shippingMethod,
          ...method,
          rates: method.rates.map((rate) => ({ ...rate, bands: [...rate.bands] })),
        }))
        .sort((a, b) => a.sort - b.sort || (a.shippingMethod < b.shippingMethod ? -1 : 1)),
    };
  },

  async 'admin/shipping/quote'({ country, state, zip, currency: asked, ...parcel }, context) {
    const [table, days, shop] = await Promise.all([
      tableOf(read, context),
      context.queries.calendar.shippingDays(),
      currencyOf(context),
    ]);
    const currency = asked ?? shop;
    return {
      currency,
      offers: offersAt(table, { country, state, zip }, parcel, { order: currency, shop }).map((offer) => {
        const { shippingMethod, name, kind, zone = '', place, handlingDays, transitDays } = offer;
        const shipsOn = addWorkingDays(shippingDay(days, true, 0), handlingDays, days);
        return {
          shippingMethod,
          name,
          kind,
          zone: zone && (own(table.zones, zone)?.name[context.language] ?? zone),
          ...(place ? { place } : {}),
          ...(isPriced(offer) ? { price: offer.price, rule: { ...offer.rule } } : { onRequest: offer.onRequest }),
          shipsOn,
          arrivesBy: addWorkingDays(shipsOn, transitDays, days),
        };
      }),
    };
  },
});

/** A place and what goes there; without a country, what needs none is found. */
interface Asked extends Destination {
  readonly parcel: Parcel;
  /** Of the order. */
  readonly currency: CurrencyCode;
}

export const shippingFunctions = (read: ReadSide) => ({
  /** Methods that serve a destination with their price, and those that are on request. */
  async offers(
    { parcel, currency, ...to }: Asked,
    context: OperationContext,
  ): Promise<{ priced: PricedOffer[]; onRequest: OnRequestOffer[] }> {
    const [table, shop] = await Promise.all([tableOf(read, context), currencyOf(context)]);
    const offers = offersAt(table, to.country ? to : undefined, parcel, { order: currency, shop });
    return {
      priced: offers.filter(isPriced),
      onRequest: offers.filter((offer): offer is OnRequestOffer => !isPriced(offer)),
    };
  },

  /**
   * Where goods change hands: in the warehouse of a pick-up, otherwise at the destination. Its taxes are charged.
   */
  async taxedAt(
    { shippingMethod, to }: { readonly shippingMethod: string; readonly to: Destination },
    context: OperationContext,
  ): Promise<Destination> {
    const method = own((await tableOf(read, context)).methods, shippingMethod);
    if (method?.kind !== 'pickup') return to;
    const { address } = await context.queries.warehouse.address({ warehouse: method.warehouse });
    return address ? { country: address.country, state: address.state, zip: address.zip } : to;
  },

  /** Those of some methods that there are, offered or not. */
  async known({ methods: wanted }: { readonly methods: readonly string[] }): Promise<{ methods: readonly string[] }> {
    const { methods } = await tableOf(read, PRESENT);
    return { methods: wanted.filter((method) => own(methods, method)) };
  },

  /** The warehouse where it is picked up; empty for a delivery, and for what is no method. */
  async pickedUpIn({ shippingMethod }: { readonly shippingMethod: string }): Promise<{ warehouse: string }> {
    const method = own((await tableOf(read, PRESENT)).methods, shippingMethod);
    return { warehouse: method?.kind === 'pickup' ? method.warehouse : '' };
  },

  /** Working days that it takes beside those of the goods; none for what is no method. */
  async times({
    shippingMethod,
  }: {
    readonly shippingMethod: string;
  }): Promise<{ handlingDays: number; transitDays: number }> {
    const { handlingDays = 0, transitDays = 0 } = own((await tableOf(read, PRESENT)).methods, shippingMethod) ?? {};
    return { handlingDays, transitDays };
  },

  /**
   * Refuses a shipping method that the shop does not offer with shipping_method_unavailable; whether it goes to an address,
   * its zones say.
   */
  async require({ shippingMethod }: { readonly shippingMethod: string }): Promise<void> {
    if (shippingMethod === BY_EMAIL.shippingMethod) return;
    if (!own((await tableOf(read, PRESENT)).methods, shippingMethod)?.active)
      refuse('shipping_method_unavailable', { shippingMethod });
  },

  /** A method by which goods are picked up in a warehouse; undefined where there is none. */
  async pickupIn({ warehouse }: { readonly warehouse: string }): Promise<{ name?: Translated }> {
    const { methods } = await tableOf(read, PRESENT);
    const found = Object.values(methods).find((method) => method.kind === 'pickup' && method.warehouse === warehouse);
    return found ? { name: found.name } : {};
  },

  /** Zones, carriers and methods; `currency` is that of rates which name none. */
  async table(_input: void, context: OperationContext): Promise<ShippingState & { readonly currency: CurrencyCode }> {
    return { ...(await tableOf(read, context)), currency: await currencyOf(context) };
  },

  /** The name of every shipping method. */
  async names(): Promise<Record<string, Translated>> {
    const { methods } = await tableOf(read, PRESENT);
    return dictionary(Object.entries(methods).map(([id, { name }]) => [id, name]));
  },

  /** Carriers by the code and by the name that shipments name them by. */
  async carriers(): Promise<{ carrierCode: string; name: string; trackingUrl: string }[]> {
    const { carriers } = await tableOf(read, PRESENT);
    return Object.entries(carriers).map(([carrierCode, carrier]) => ({ carrierCode, ...carrier }));
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly shipping: FunctionsOf<ReturnType<typeof shippingFunctions>>;
  }
}
