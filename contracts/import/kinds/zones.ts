// Zones of taxes and of shipping: a name and places. Rates of taxes and of shipping are kinds of their own.
import { idCell, translated, translatedColumns } from './common-columns.ts';
import type { ImportKind } from './import-kind.ts';
import { placesColumn } from './place-cell.ts';
import type { Column } from '#domain/shared/table/column.ts';

export const zoneKey: Column = {
  name: 'zone',
  label: { en: 'Zone', fr: 'Zone' },
  aliases: ['zone id', 'code'],
  type: idCell,
  path: ['zone'],
  empty: 'error',
  key: true,
};

const zones = (name: 'tax-zones' | 'shipping-zones'): ImportKind => ({
  name,
  right: 'setting',
  columns: () => [
    zoneKey,
    ...translatedColumns({ field: 'name', en: 'Name', fr: 'Nom', max: 80, needed: true }),
    placesColumn,
  ],
  blank: { name: { en: '', fr: '' }, places: [] },
  completed: (thing, before, { language }) => ({ ...thing, name: translated('name', thing, before, language) }),
});

export const taxZones = zones('tax-zones');
export const shippingZones = zones('shipping-zones');
