// Warehouses: where stock lies, which places each serves, and where goods are picked up.
import { z } from 'zod';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { ownAddress } from '../shared/own-address.ts';
import { place, shownPlace } from '../shared/place.ts';
import { changeInput } from '../shared/change.ts';
import { asOf, done, text, idText } from '../shared/shared.ts';
import { translatedName } from '../tax/tax.ts';

export const warehouseCode = idText(/^[a-z][a-z0-9-]{0,19}$/, 'warehouse_invalid');

const fields = {
  name: translatedName,
  address: ownAddress,
  serves: z.array(place).max(200),
  pickupHours: z.strictObject({ en: text(200), fr: text(200) }),
  active: z.boolean(),
  sort: z.int().min(1).max(9_999),
};
const shownName = z.object({ en: z.string(), fr: z.string() });
const shown = z.object({
  warehouse: z.string(),
  name: shownName,
  address: z.object({
    addressLine1: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
    phone: z.string(),
  }),
  serves: z.array(shownPlace),
  pickupHours: shownName,
  active: z.boolean(),
  sort: z.int(),
});
export type ShownWarehouse = z.output<typeof shown>;

export const warehouseOperations = defineOperations({
  'store/getwarehouses': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'Names of the warehouses, where they are and when goods can be picked up',
    input: z.strictObject({}),
    output: z.array(
      z.object({
        warehouse: z.string(),
        name: z.string(),
        addressLine1: z.string(),
        city: z.string(),
        state: z.string(),
        zip: z.string(),
        country: z.string(),
        phone: z.string(),
        pickupHours: z.string(),
      }),
    ),
  },
  'admin/warehouse/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Every warehouse',
    input: z.strictObject({ asOf }),
    output: z.object({ warehouses: z.array(shown) }),
  },
  'admin/warehouse/add': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Adds a warehouse',
    input: z.strictObject({
      warehouse: warehouseCode,
      name: fields.name,
      address: ownAddress,
      sort: fields.sort,
      serves: fields.serves.default([]),
      pickupHours: fields.pickupHours.default({ en: '', fr: '' }),
      active: fields.active.default(true),
    }),
    output: done,
  },
  'admin/warehouse/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary:
      'Changes a warehouse: its name, address, the places it serves, its pick-up hours, or whether orders are filled from it',
    input: changeInput({ warehouse: warehouseCode }, z.strictObject(fields), {
      name: { en: 'Montréal', fr: 'Montréal' },
    }),
    output: done,
  },
  'admin/warehouse/remove': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Removes a warehouse in which nothing lies and which no pick-up names',
    input: z.strictObject({ warehouse: warehouseCode }),
    output: done,
  },
  'warehouse/save': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Saves a warehouse',
    input: z.strictObject({ warehouse: warehouseCode, ...fields }),
    output: z.object({ changed: z.boolean() }),
  },
});
