// Taxes in the back office: classes, zones with their rates, and what they come to.
import { z } from 'zod';
import { OUTSIDE_ZONES } from '#domain/tax/tax.events.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { destination, place, shownPlace } from '../shared/place.ts';
import { changeInput } from '../shared/change.ts';
import { asOf, done, id, requiredText, day } from '../shared/shared.ts';

export const translatedName = z.strictObject({ en: requiredText(80), fr: requiredText(80) });
const shownName = z.object({ en: z.string(), fr: z.string() });

const milliPercent = z
  .int('rate_invalid')
  .min(0, 'rate_invalid')
  .max(100_000, 'rate_invalid')
  .meta({ description: 'Thousandths of a percent: 9.975 % is 9975' });

const classFields = { name: translatedName, sort: z.int().min(1).max(9_999) };
const rate = z.strictObject({ taxClass: id, validFrom: day, rate: milliPercent });
const tax = z.strictObject({
  name: translatedName,
  onShipping: z.boolean(),
  compound: z.boolean().meta({ description: 'Computed on the price with the taxes before it' }),
  rates: z.array(rate).min(1, 'required').max(100),
});
const zoneFields = {
  name: translatedName,
  places: z.array(place).min(1, 'tax_zone_without_places').max(500),
  taxes: z.array(tax).max(6),
};

const shownTax = z.object({
  name: shownName,
  onShipping: z.boolean(),
  compound: z.boolean(),
  rates: z.array(z.object({ taxClass: z.string(), validFrom: z.string(), rate: z.int() })),
});
const shownZone = z.object({
  zoneId: z.string(),
  name: shownName,
  places: z.array(shownPlace),
  taxes: z.array(shownTax),
});
export type ShownTaxZone = z.output<typeof shownZone>;

const outside = z.enum(OUTSIDE_ZONES);

export const taxOperations = defineOperations({
  'admin/tax/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Every tax class and tax zone, with all rates that there were and will be',
    input: z.strictObject({ asOf }),
    output: z.object({
      today: z.iso.date().meta({ description: 'The day in the shop’s time zone' }),
      outside,
      classes: z.array(z.object({ taxClass: z.string(), name: shownName, sort: z.int() })),
      zones: z.array(shownZone),
    }),
  },
  'admin/tax/charge': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'What would be charged on goods of a class that go to an address on a day, and by which zone',
    input: z.strictObject({
      ...destination,
      taxClass: id.default('standard'),
      day: day.optional().meta({ description: 'Today where it is left out' }),
      accountId: id.optional(),
    }),
    output: z.object({
      served: z.boolean().meta({ description: 'No zone holds the address, and such orders are refused' }),
      zone: z.object({ zoneId: z.string(), name: shownName, place: shownPlace }).optional(),
      outranked: z.array(z.object({ zoneId: z.string(), name: shownName, place: shownPlace })),
      rules: z.array(
        z.object({
          name: shownName,
          rate: z.int(),
          onShipping: z.boolean(),
          compound: z.boolean(),
          onGoods: z.boolean(),
        }),
      ),
      exemption: z.object({ certificate: z.string() }).optional(),
    }),
  },
  'admin/tax/addclass': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Adds a tax class',
    input: z.strictObject({ taxClass: id, ...classFields }),
    output: done,
  },
  'admin/tax/changeclass': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Changes the name or the place of a tax class; its code stays',
    input: changeInput({ taxClass: id }, z.strictObject(classFields), { sort: 1 }),
    output: done,
  },
  'admin/tax/removeclass': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Removes a tax class that no rate names',
    input: z.strictObject({ taxClass: id }),
    output: done,
  },
  'admin/tax/addzone': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Adds a tax zone',
    input: z.strictObject({ ...zoneFields, taxes: zoneFields.taxes.default([]) }),
    output: z.object({ zoneId: z.string() }),
  },
  'admin/tax/changezone': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Changes a tax zone: its name, its places, its taxes with their rates',
    input: changeInput({ zoneId: id }, z.strictObject(zoneFields), { name: { en: 'Canada', fr: 'Canada' } }),
    output: done,
  },
  'admin/tax/removezone': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Removes a tax zone; its places are those of less specific zones then, or of none',
    input: z.strictObject({ zoneId: id }),
    output: done,
  },
  'admin/tax/setoutside': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Says what becomes of orders to a place in no zone: refused, or sold without tax',
    input: z.strictObject({ outside }),
    output: done,
  },
  'tax-class/save': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Saves a tax class',
    input: z.strictObject({ taxClass: id, ...classFields }),
    output: z.object({ changed: z.boolean() }),
  },
  'tax-zone/save': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Saves a tax zone',
    input: z.strictObject({ zoneId: id, ...zoneFields }),
    output: z.object({ changed: z.boolean() }),
  },
});
