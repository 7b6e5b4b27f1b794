import { specificationFor } from '#domain/testing/decider-specification.ts';
import type { Place } from '#domain/shared/place.ts';
import { isPriced, type Parcel } from '#domain/shared/shipping-offer.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { offersAt } from './shipping.pricing.ts';
import { shipping, type ShippingCommand } from './shipping.decider.ts';
import type { ShippingEvent, ShippingMethodData, ShippingRate } from './shipping.events.ts';
import { trackingUrlOf } from '#domain/shared/tracking-url.ts';

const given = specificationFor(shipping);
const place = (state = '', zipFrom = '', zipTo = zipFrom): Place => ({ country: 'CA', state, zipFrom, zipTo });
const zone = (shippingZone: string, ...places: Place[]): ShippingEvent => ({
  type: 'ShippingZoneAdded',
  data: { shippingZone, name: { en: shippingZone, fr: shippingZone }, places },
});
const carrier: ShippingEvent = {
  type: 'CarrierAdded',
  data: { carrierCode: 'puro', name: 'Purolator', trackingUrl: 'https://example.com/?pin={number}' },
};
const rate = (changed: Partial<ShippingRate> = {}): ShippingRate => ({
  zone: 'canada',
  by: 'weight',
  bands: [
    { upTo: 1_000, price: 1_195, pricePerFurther: null },
    { upTo: 5_000, price: 1_695, pricePerFurther: null },
    { upTo: null, price: 1_695, pricePerFurther: 95 },
  ],
  freeFrom: null,
  onRequestAbove: { grams: null, lengthMm: null, value: null },
  ...changed,
});
const method = (changed: Partial<ShippingMethodData> = {}): ShippingMethodData => ({
  name: { en: 'Ground', fr: 'Terrestre' },
  kind: 'delivery',
  warehouse: '',
  carrier: '',
  handlingDays: 0,
  transitDays: 3,
  rates: [rate()],
  active: true,
  sort: 1,
  ...changed,
});
const add = (data: ShippingMethodData): ShippingCommand => ({ of: 'method', type: 'Add', id: 'ground', data });
const added = (data: ShippingMethodData, shippingMethod = 'ground'): ShippingEvent => ({
  type: 'ShippingMethodAdded',
  data: { shippingMethod, ...data },
});
const canada = zone('canada', place());

describe('a shipping method', () => {
  it('names zones and a carrier that there are', () => {
    given(canada).when(add(method())).then(added(method()));
    given().when(add(method())).thenRefused('shipping_zone_unknown', { zone: 'canada' });
    given(canada)
      .when(add(method({ carrier: 'dhl' })))
      .thenRefused('carrier_unknown');
  });
  it('goes somewhere', () =>
    given(canada)
      .when(add(method({ rates: [] })))
      .thenRefused('shipping_method_without_rates'));
  it('has one price for a place', () =>
    given(canada, zone('all', place()))
      .when(add(method({ rates: [rate(), rate({ zone: 'all' })] })))
      .thenRefused('shipping_zones_clash'));
  it('has bands that rise', () =>
    given(canada)
      .when(
        add(
          method({
            rates: [
              rate({
                bands: [
                  { upTo: 5_000, price: 1, pricePerFurther: null },
                  { upTo: 1_000, price: 2, pricePerFurther: null },
                ],
              }),
            ],
          }),
        ),
      )
      .thenRefused('shipping_bands_not_rising'));
  it('has bands without a hole at their end, or is on request from there', () => {
    const ending = { bands: [{ upTo: 5_000, price: 1, pricePerFurther: null }] };
    given(canada)
      .when(add(method({ rates: [rate(ending)] })))
      .thenRefused('shipping_bands_without_end');
    const limited = method({
      rates: [rate({ ...ending, onRequestAbove: { grams: 5_000, lengthMm: null, value: null } })],
    });
    given(canada).when(add(limited)).then(added(limited));
  });
  it('that is a pick-up names its warehouse', () =>
    given()
      .when(add(method({ kind: 'pickup', rates: [] })))
      .thenRefused('pickup_without_warehouse'));
});

describe('a shipping zone', () => {
  it('holds at least one place', () =>
    given()
      .when({ of: 'zone', type: 'Add', id: 'z', data: { name: { en: 'Z', fr: 'Z' }, places: [] } })
      .thenRefused('shipping_zone_without_places'));
  it('stays while a method has a price for it', () =>
    given(canada, added(method()))
      .when({ of: 'zone', type: 'Remove', id: 'canada' })
      .thenRefused('shipping_zone_in_use', { method: 'Ground / Terrestre' }));
  it('may not come to clash with another one of a method', () =>
    given(canada, zone('quebec', place('QC')), added(method({ rates: [rate(), rate({ zone: 'quebec' })] })))
      .when({
        of: 'zone',
        type: 'Change',
        id: 'quebec',
        seen: { places: [place('QC')] },
        changed: { places: [place()] },
      })
      .thenRefused('shipping_zones_clash'));
});

describe('what is offered', () => {
  const parcel: Parcel = { grams: 6_001, units: 3, lengthMm: 2_500, goods: 12_000 };
  const offers = (
    data: ShippingMethodData,
    asked: Partial<Parcel> = {},
    zip = 'H2X 1A1',
    order: CurrencyCode = 'CAD',
  ) =>
    offersAt(
      given(canada, zone('montreal', place('QC', 'H1', 'H4')), carrier, added(data)).state(),
      { country: 'CA', state: 'QC', zip },
      { ...parcel, ...asked },
      { order, shop: 'CAD' },
    );
  const price = (data: ShippingMethodData, asked: Partial<Parcel> = {}, zip?: string) =>
    offers(data, asked, zip).map((offer) => (isPriced(offer) ? offer.price : offer.onRequest));

  it('in another currency is what has prices in it: nothing is converted', () => {
    const inDollars = {
      ...rate(),
      currency: 'USD' as const,
      bands: [{ upTo: null, price: 999, pricePerFurther: null }],
    };
    const both = method({ rates: [rate(), inDollars] });
    const pricesIn = (currency: CurrencyCode) =>
      offers(both, { grams: 500 }, undefined, currency).map((offer) => (isPriced(offer) ? offer.price : undefined));
    expect(pricesIn('CAD')).toEqual([1_195]);
    expect(pricesIn('USD')).toEqual([999]);
    expect(pricesIn('EUR')).toEqual([]);
  });
  it.each([
    [0, 1_195],
    [1_000, 1_195],
    [1_001, 1_695],
    [5_000, 1_695],
    [5_001, 1_790],
    [6_000, 1_790],
    [6_001, 1_885],
  ])('by weight, for %i g, costs %i', (grams, cents) => expect(price(method(), { grams })).toEqual([cents]));

  const single = (by: ShippingRate['by']) =>
    method({
      rates: [
        rate({
          by,
          bands: [
            { upTo: 2, price: 100, pricePerFurther: null },
            { upTo: null, price: 200, pricePerFurther: 10 },
          ],
        }),
      ],
    });
  it('follows the order value, the number of pieces or the length where the method says so', () => {
    expect(price(single('value'))).toEqual([220]);
    expect(price(single('quantity'))).toEqual([210]);
    expect(price(single('length'))).toEqual([230]);
  });
  it('is free from an order value on', () =>
    expect(price(method({ rates: [rate({ freeFrom: 12_000 })] }))).toEqual([0]));
  it('is found by the most specific zone', () => {
    const near = rate({ zone: 'montreal', bands: [{ upTo: null, price: 500, pricePerFurther: null }] });
    expect(price(method({ rates: [rate(), near] }))).toEqual([500]);
    expect(price(method({ rates: [rate(), near] }), {}, 'G1A 1A1')).toEqual([1_885]);
  });
  it('is a question for a quote above a limit of weight, length or value', () => {
    const above = (onRequestAbove: Partial<ShippingRate['onRequestAbove']>) =>
      price(
        method({ rates: [rate({ onRequestAbove: { grams: null, lengthMm: null, value: null, ...onRequestAbove } })] }),
      );
    expect(above({ grams: 6_000 })).toEqual([{ because: 'grams', limit: 6_000 }]);
    expect(above({ lengthMm: 2_400 })).toEqual([{ because: 'lengthMm', limit: 2_400 }]);
    expect(above({ value: 11_999 })).toEqual([{ because: 'value', limit: 11_999 }]);
    expect(above({ grams: 6_001, lengthMm: 2_500, value: 12_000 })).toEqual([1_885]);
  });
  it('needs no address for a pick-up, and no other method does without', () => {
    const state = given(
      canada,
      added(method()),
      added(method({ kind: 'pickup', warehouse: 'mtl', rates: [] }), 'pickup'),
    ).state();
    expect(offersAt(state, undefined, parcel, { order: 'CAD', shop: 'CAD' })).toMatchObject([
      { shippingMethod: 'pickup', price: 0, warehouse: 'mtl' },
    ]);
  });
  it('leaves out what is not active', () => expect(offers(method({ active: false }))).toEqual([]));
});

describe('the address at which a shipment is followed', () => {
  const carriers = [{ carrierCode: 'puro', name: 'Purolator', trackingUrl: 'https://example.com/?pin={number}' }];
  it('is that of its carrier, by code or name, with the number in it', () => {
    expect(trackingUrlOf(carriers, { carrier: 'PUROLATOR', trackingNumber: 'A/1&x' })).toBe(
      'https://example.com/?pin=A%2F1%26x',
    );
    expect(trackingUrlOf(carriers, { carrier: 'Own lorry', trackingNumber: 'A1' })).toBe('');
  });
});

describe('a price that a file brings', () => {
  const { zone: _, currency: __, ...prices } = rate({ freeFrom: 50_000 });
  const bring = (currency: CurrencyCode, changed = true): ShippingCommand => ({
    ...{ of: 'rate', type: 'BringRate', id: 'ground', zone: 'canada', currency, shopCurrency: 'CAD' },
    ...(changed ? { rate: prices } : {}),
  });
  const shop = given(canada, added(method()));
  const revised = (...rates: ShippingRate[]): ShippingEvent => ({
    type: 'ShippingMethodRevised',
    data: { shippingMethod: 'ground', changed: { rates } },
  });

  it('takes the place of the one to that zone in that currency', () =>
    shop.when(bring('CAD')).then(revised({ ...rate(), ...prices })));
  it('in another currency stands beside it', () =>
    shop.when(bring('USD')).then(revised(rate(), { zone: 'canada', currency: 'USD', ...prices })));
  it('goes again, unless the method would have none', () => {
    given(canada, added(method()), revised(rate(), { zone: 'canada', currency: 'USD', ...prices }))
      .when(bring('USD', false))
      .then(revised(rate()));
    shop.when(bring('CAD', false)).thenRefused('shipping_method_without_rates');
  });
  it('is refused for a method that is not there', () =>
    given(canada).when(bring('CAD')).thenRefused('shipping_method_not_found'));
});
