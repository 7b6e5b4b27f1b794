import { own } from '#domain/shared/dictionary.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { MasterDataCommand } from '#domain/shared/master-data.ts';
import { placeCode, problemOf, relationOf } from '#domain/shared/place.ts';
import { inBoth } from '#domain/shared/translated.ts';
import { recordKind } from '#domain/shared/records.ts';
import type {
  CarrierData,
  ShippingEvent,
  ShippingMethodData,
  ShippingRate,
  ShippingZoneData,
} from './shipping.events.ts';
import type { ShippingState } from './shipping.state.ts';

export type ShippingCommand =
  | ({ readonly of: 'zone' } & MasterDataCommand<ShippingZoneData>)
  | ({ readonly of: 'carrier' } & MasterDataCommand<CarrierData>)
  | ({ readonly of: 'method' } & MasterDataCommand<ShippingMethodData>)
  /** One price of a method, as a row of a file says it; without `rate` it is taken away. */
  | {
      readonly of: 'rate';
      readonly type: 'BringRate';
      readonly id: string;
      readonly zone: string;
      readonly currency: CurrencyCode;
      /** Of rates that name none. */
      readonly shopCurrency: CurrencyCode;
      readonly rate?: Omit<ShippingRate, 'zone' | 'currency'>;
    };

const zones = recordKind<'ShippingZone', 'shippingZone', ShippingZoneData>('ShippingZone', 'shippingZone');
const carriers = recordKind<'Carrier', 'carrierCode', CarrierData>('Carrier', 'carrierCode');
const methods = recordKind<'ShippingMethod', 'shippingMethod', ShippingMethodData>('ShippingMethod', 'shippingMethod');

/**
 * @throws DomainError shipping_zone_without_places, shipping_zones_clash, shipping_zone_in_use, shipping_zone_unknown,
 * carrier_unknown, carrier_in_use, shipping_bands_not_rising, shipping_bands_without_end, shipping_method_without_rates,
 * pickup_without_warehouse, and those of a place and of master data
 */
export const shipping: Decider<ShippingState, ShippingCommand, ShippingEvent> = {
  initialState: { zones: {}, carriers: {}, methods: {} },

  decide(command, state) {
    const events = decideOn(command, state);
    if (events.length) checkAll(command, events.reduce(shipping.evolve, state));
    return events;
  },

  evolve(state, event) {
    if (zones.owns(event)) return { ...state, zones: zones.evolve(state.zones, event) };
    if (carriers.owns(event)) return { ...state, carriers: carriers.evolve(state.carriers, event) };
    return methods.owns(event) ? { ...state, methods: methods.evolve(state.methods, event) } : state;
  },
};

function decideOn(command: ShippingCommand, state: ShippingState): readonly ShippingEvent[] {
  switch (command.of) {
    case 'zone':
      return zones.decide(command, state.zones);
    case 'carrier':
      return carriers.decide(command, state.carriers);
    case 'method':
      return methods.decide(command, state.methods);
    case 'rate':
      return methods.decide(methodWithRate(command, state), state.methods);
    default:
      return unreachable(command);
  }
}

function methodWithRate(
  { id, zone, currency, shopCurrency, rate }: Extract<ShippingCommand, { of: 'rate' }>,
  { methods: known }: ShippingState,
): MasterDataCommand<ShippingMethodData> {
  const { rates } = own(known, id) ?? notFound('shipping_method_not_found', { id });
  const isIt = (one: ShippingRate) => one.zone === zone && (one.currency ?? shopCurrency) === currency;
  const wanted = rate && { zone, ...(currency === shopCurrency ? {} : { currency }), ...rate };
  const changed = rates.some(isIt)
    ? rates.flatMap((one) => (!isIt(one) ? [one] : wanted ? [{ ...one, ...wanted }] : []))
    : [...rates, ...(wanted ? [wanted] : [])];
  return { type: 'Change', id, seen: { rates }, changed: { rates: changed } };
}

/** The rules that hold after the command; what it did not touch held before. */
function checkAll({ of, id }: ShippingCommand, after: ShippingState): void {
  if (of === 'method' || of === 'rate') {
    const method = own(after.methods, id);
    if (method) checkMethod(method, after);
    return;
  }
  const [there, code] =
    of === 'zone' ? [own(after.zones, id), 'shipping_zone_in_use'] : [own(after.carriers, id), 'carrier_in_use'];
  const using = Object.values(after.methods).filter(({ carrier, rates }) =>
    of === 'zone' ? rates.some(({ zone }) => zone === id) : carrier === id,
  );
  if (!there && using[0]) refuse(code, { method: inBoth(using[0].name) });
  const zone = of === 'zone' ? own(after.zones, id) : undefined;
  if (!zone) return;
  if (!zone.places.length) refuse('shipping_zone_without_places', {}, 'invalid');
  for (const place of zone.places) {
    const problem = problemOf(place);
    if (problem) refuse(problem, { place: placeCode(place) }, 'invalid');
  }
  for (const method of using) checkZones(method, after);
}

function checkMethod(method: ShippingMethodData, after: ShippingState): void {
  const { kind, warehouse, carrier, rates } = method;
  if (carrier && !own(after.carriers, carrier)) refuse('carrier_unknown', { carrier }, 'invalid');
  if (kind === 'pickup') {
    if (!warehouse) refuse('pickup_without_warehouse', {}, 'invalid');
    return;
  }
  if (!rates.length) refuse('shipping_method_without_rates', {}, 'invalid');
  for (const { zone } of rates) if (!own(after.zones, zone)) refuse('shipping_zone_unknown', { zone }, 'invalid');
  checkZones(method, after);
  rates.forEach(checkBands);
}

/** A destination has one price by one method in a currency: of its zones none may be as specific as another. */
function checkZones({ rates }: ShippingMethodData, { zones: known }: ShippingState): void {
  rates.forEach(({ zone, currency }, index) => {
    for (const { zone: other } of rates.slice(index + 1).filter((rate) => rate.currency === currency))
      for (const place of own(known, zone)?.places ?? [])
        for (const same of own(known, other)?.places ?? [])
          if (relationOf(place, same) === 'clash')
            refuse('shipping_zones_clash', { place: placeCode(place), other: placeCode(same) }, 'invalid');
  });
}

/** Whatever is bought has a band, or is on request. */
function checkBands({ by, bands, onRequestAbove }: ShippingRate): void {
  const ends = bands.map(({ upTo }) => upTo);
  const last = ends.at(-1);
  if (
    ends.some(
      (end, index) =>
        (end === null && index < ends.length - 1) || (index > 0 && end !== null && end <= (ends[index - 1] ?? 0)),
    )
  )
    refuse('shipping_bands_not_rising', {}, 'invalid');
  if (last === null) return;
  const limit =
    by === 'weight'
      ? onRequestAbove.grams
      : by === 'length'
        ? onRequestAbove.lengthMm
        : by === 'value'
          ? onRequestAbove.value
          : null;
  if (last === undefined || limit === null || limit > last) refuse('shipping_bands_without_end', {}, 'invalid');
}
