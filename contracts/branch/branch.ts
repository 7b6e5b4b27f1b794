// Branches of the dealer: the store locator finds them (spec 2, 7, 8, 9), and managers keep them.
import { z } from 'zod';
import { changeInput } from '../shared/change.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { ownAddress } from '../shared/own-address.ts';
import { asOf, done, text, idText } from '../shared/shared.ts';
import { translatedName } from '../tax/tax.ts';
import { warehouseCode } from '../warehouse/warehouse.ts';

/** Spec 9. */
export const LOCATOR_RADIUS_MILES = 100;

export const branchCode = idText(/^[a-z][a-z0-9-]{0,39}$/, 'branch_invalid');

const time = z.string().regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, 'branch_hours_invalid');
const hours = z
  .array(z.strictObject({ from: time, to: time }))
  .length(7, 'branch_hours_invalid')
  .meta({
    description: 'From Monday to Sunday; both empty where it is closed',
    examples: [Array.from({ length: 7 }, () => ({ from: '08:00', to: '17:00' }))],
  });
const latitude = z
  .number('branch_position_invalid')
  .min(-90, 'branch_position_invalid')
  .max(90, 'branch_position_invalid');
const longitude = z
  .number('branch_position_invalid')
  .min(-180, 'branch_position_invalid')
  .max(180, 'branch_position_invalid');

const fields = {
  name: translatedName,
  address: ownAddress,
  latitude: latitude.meta({ description: 'Degrees, north is positive' }),
  longitude: longitude.meta({ description: 'Degrees, east is positive' }),
  hours,
  services: z.strictObject({ en: text(600), fr: text(600) }).meta({ description: 'One on each line' }),
  warehouse: z
    .union([z.literal(''), warehouseCode], 'warehouse_invalid')
    .meta({ description: 'Code of the warehouse that is there; empty where none is' }),
  active: z.boolean(),
};
const shownText = z.object({ en: z.string(), fr: z.string() });
const shownAddress = z.object({
  addressLine1: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
  phone: z.string(),
});
const shownHours = z.array(z.object({ from: z.string(), to: z.string() }));
const shown = z.object({
  branch: z.string(),
  name: shownText,
  address: shownAddress,
  latitude: z.number(),
  longitude: z.number(),
  hours: shownHours,
  services: shownText,
  warehouse: z.string(),
  active: z.boolean(),
});
export type ShownBranch = z.output<typeof shown>;

const found = z.object({
  LocationID: z.string(),
  Name: z.string(),
  Address: shownAddress,
  Latitude: z.number(),
  Longitude: z.number(),
  Distance: z
    .number()
    .nullable()
    .meta({ description: 'In DistanceUnit, to one decimal; null where nobody said from where' }),
  Hours: shownHours.meta({ description: 'From Monday to Sunday' }),
  Today: z.int().meta({ description: 'Index of today in Hours, by the shop’s clock' }),
  IsOpen: z.boolean(),
  Services: z.array(z.string()),
  Warehouse: z.string().meta({ description: 'Whose stock is there; empty where none is' }),
  X: z.int().meta({ description: 'Place on the map, in its pixels' }),
  Y: z.int(),
});
export type FoundBranch = z.output<typeof found>;

export const branchOperations = defineOperations({
  'store/getlocations': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    perMinute: 60,
    summary:
      'Branches within 100 miles of an address or a position, the nearest first; all of them where neither is named',
    input: z
      .strictObject({
        Address: text(200).default('').meta({ description: 'Postal code, town or address' }),
        Latitude: latitude.optional(),
        Longitude: longitude.optional(),
      })
      .refine(({ Latitude, Longitude }) => (Latitude === undefined) === (Longitude === undefined), {
        path: ['Latitude'],
        error: 'branch_position_invalid',
      }),
    output: z.object({
      Locations: z.array(found),
      DistanceUnit: z.enum(['miles', 'km']),
      Message: z.string().meta({ description: 'Why there is none; empty where some were found' }),
      Map: z
        .object({
          Width: z.int(),
          Height: z.int(),
          Land: z.string().meta({ description: 'SVG path' }),
          Borders: z.string().meta({ description: 'SVG path' }),
          X: z.int().nullable().meta({ description: 'Of the place that was asked for' }),
          Y: z.int().nullable(),
        })
        .nullable(),
    }),
  },
  'admin/branch/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Every branch',
    input: z.strictObject({ asOf }),
    output: z.object({ branches: z.array(shown) }),
  },
  'admin/branch/add': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Adds a branch',
    input: z.strictObject({ branch: branchCode, ...fields }),
    output: done,
  },
  'admin/branch/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Changes a branch',
    input: changeInput({ branch: branchCode }, z.strictObject(fields), { name: { en: 'Montréal', fr: 'Montréal' } }),
    output: done,
  },
  'admin/branch/remove': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Removes a branch',
    input: z.strictObject({ branch: branchCode }),
    output: done,
  },
  'branch/save': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Saves a branch',
    input: z.strictObject({ branch: branchCode, ...fields }),
    output: z.object({ changed: z.boolean() }),
  },
});
