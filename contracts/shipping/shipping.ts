// Shipping in the back office: zones, carriers, methods, and what a cart to an address would cost.
import { z } from 'zod';
import { SHIPPING_MEASURES } from '#domain/shared/pricing.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { destination, place, shownPlace } from '../shared/place.ts';
import { changeInput } from '../shared/change.ts';
import { amount, asOf, currencyCode, done, id, numberParameter, requiredText, text } from '../shared/shared.ts';
import { translatedName } from '../tax/tax.ts';

const shownName = z.object({ en: z.string(), fr: z.string() });
const price = amount.min(0, 'amount_invalid').max(1_000_000_000, 'amount_invalid');
const limit = z.int().min(1).max(1_000_000_000).nullable();

const zoneFields = { name: translatedName, places: z.array(place).min(1, 'shipping_zone_without_places').max(500) };
/** `https://…/{number}`: the number stands in a path or a query, never in the name of the host. */
const trackingTemplate = text(300).refine(
  (url) => url === '' || /^https:\/\/[a-z0-9.-]+(:\d+)?[/?][^\s"'<>]*\{number\}[^\s"'<>]*$/i.test(url),
  'tracking_template_invalid',
);
const carrierFields = { name: requiredText(40), trackingUrl: trackingTemplate };
const rate = z.strictObject({
  zone: id,
  currency: currencyCode.optional().meta({ description: 'Of its prices; left out: that of the shop' }),
  by: z.enum(SHIPPING_MEASURES),
  bands: z
    .array(z.strictObject({ upTo: limit, price, pricePerFurther: price.nullable() }))
    .min(1, 'required')
    .max(60),
  freeFrom: price.nullable(),
  onRequestAbove: z.strictObject({ grams: limit, lengthMm: limit, value: limit }),
});
const methodFields = {
  name: translatedName,
  kind: z.enum(['delivery', 'pickup']),
  warehouse: id.or(z.literal('')),
  carrier: id.or(z.literal('')),
  handlingDays: z.int().min(0).max(60),
  transitDays: z.int().min(0).max(60),
  rates: z.array(rate).max(100),
  active: z.boolean(),
  sort: z.int().min(1).max(9_999),
};
const changed = z.object({ changed: z.boolean() });

const shownRate = z.object({
  zone: z.string(),
  currency: currencyCode.optional(),
  by: z.enum(SHIPPING_MEASURES),
  bands: z.array(z.object({ upTo: z.int().nullable(), price: amount, pricePerFurther: amount.nullable() })),
  freeFrom: amount.nullable(),
  onRequestAbove: z.object({ grams: z.int().nullable(), lengthMm: z.int().nullable(), value: amount.nullable() }),
});

export const shippingOperations = defineOperations({
  'admin/shipping/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Every shipping zone, carrier and method with its bands',
    input: z.strictObject({ asOf }),
    output: z.object({
      currency: currencyCode,
      zones: z.array(z.object({ zoneId: z.string(), name: shownName, places: z.array(shownPlace) })),
      carriers: z.array(z.object({ carrierCode: z.string(), name: z.string(), trackingUrl: z.string() })),
      methods: z.array(
        z.object({
          shippingMethod: z.string(),
          name: shownName,
          kind: z.enum(['delivery', 'pickup']),
          warehouse: z.string(),
          carrier: z.string(),
          handlingDays: z.int(),
          transitDays: z.int(),
          rates: z.array(shownRate),
          active: z.boolean(),
          sort: z.int(),
        }),
      ),
    }),
  },
  'admin/shipping/quote': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'What every method would cost for goods of a weight, value, number and length to an address, and why',
    input: z.strictObject({
      ...destination,
      currency: currencyCode.optional().meta({ description: 'Of the order; that of the shop where it is left out' }),
      grams: numberParameter(0, 100_000_000).default(0),
      units: numberParameter(1, 999_999).default(1),
      lengthMm: numberParameter(0, 100_000).default(0),
      goods: numberParameter(0, 1_000_000_000).default(0),
    }),
    output: z.object({
      currency: currencyCode,
      offers: z.array(
        z.object({
          shippingMethod: z.string(),
          name: shownName,
          kind: z.enum(['delivery', 'pickup']),
          zone: z.string(),
          place: shownPlace.optional(),
          price: amount.optional(),
          rule: z
            .object({
              kind: z.enum(['free', 'pickup', 'band']),
              by: z.enum(SHIPPING_MEASURES).optional(),
              measured: z.int().optional(),
              above: z.int().optional(),
              upTo: z.int().optional(),
              price: amount.optional(),
              pricePerFurther: amount.optional(),
              from: amount.optional(),
            })
            .optional(),
          onRequest: z.object({ because: z.enum(['grams', 'lengthMm', 'value']), limit: z.int() }).optional(),
          shipsOn: z.iso.date(),
          arrivesBy: z.iso.date(),
        }),
      ),
    }),
  },
  'admin/shipping/addzone': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Adds a shipping zone',
    input: z.strictObject(zoneFields),
    output: z.object({ zoneId: z.string() }),
  },
  'admin/shipping/changezone': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Changes the name or the places of a shipping zone',
    input: changeInput({ zoneId: id }, z.strictObject(zoneFields), { name: { en: 'Canada', fr: 'Canada' } }),
    output: done,
  },
  'admin/shipping/removezone': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Removes a shipping zone that no method names',
    input: z.strictObject({ zoneId: id }),
    output: done,
  },
  'admin/shipping/addcarrier': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Adds a carrier with the address at which its shipments can be followed',
    input: z.strictObject({ carrierCode: id, name: carrierFields.name, trackingUrl: trackingTemplate.default('') }),
    output: done,
  },
  'admin/shipping/changecarrier': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Changes the name or the tracking address of a carrier',
    input: changeInput({ carrierCode: id }, z.strictObject(carrierFields), { name: 'Purolator' }),
    output: done,
  },
  'admin/shipping/removecarrier': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Removes a carrier that no method names',
    input: z.strictObject({ carrierCode: id }),
    output: done,
  },
  'admin/shipping/addmethod': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Adds a shipping method: a delivery with bands by zone, or a pick-up in a warehouse',
    input: z.strictObject({
      shippingMethod: id,
      name: translatedName,
      kind: methodFields.kind,
      sort: methodFields.sort,
      warehouse: methodFields.warehouse.default(''),
      carrier: methodFields.carrier.default(''),
      handlingDays: methodFields.handlingDays.default(0),
      transitDays: methodFields.transitDays.default(0),
      rates: methodFields.rates.default([]),
      active: methodFields.active.default(true),
    }),
    output: done,
  },
  'admin/shipping/changemethod': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Changes a shipping method: its name, bands, carrier, days, or whether it is offered',
    input: changeInput({ shippingMethod: id }, z.strictObject(methodFields), {
      name: { en: 'Ground', fr: 'Terrestre' },
    }),
    output: done,
  },
  'admin/shipping/removemethod': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Removes a shipping method; orders that were sent by it keep its name',
    input: z.strictObject({ shippingMethod: id }),
    output: done,
  },
  'shipping-zone/save': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Saves a shipping zone',
    input: z.strictObject({ zoneId: id, ...zoneFields }),
    output: changed,
  },
  'carrier/save': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Saves a carrier',
    input: z.strictObject({ carrierCode: id, ...carrierFields }),
    output: changed,
  },
  'shipping-method/save': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Saves a shipping method',
    input: z.strictObject({ shippingMethod: id, ...methodFields }),
    output: changed,
  },
});
