import type { BranchData, OpeningHours } from '#domain/branch/branch.events.ts';
import { placeFault } from '#domain/shared/regions.ts';
import {
  codeCell,
  numberTextCell,
  textCell,
  yesNoCell,
  type CellType,
  type Column,
} from '#domain/shared/table/column.ts';
import { translated, translatedColumns } from './common-columns.ts';
import { codeInCapitals, countryCell } from './country-cell.ts';
import type { ImportKind } from './import-kind.ts';

const CLOSED: OpeningHours = { from: '', to: '' };
const WEEKDAYS = 5;
const DAYS = 7;

function dayOf(text: string): OpeningHours | undefined {
  if (/^(-|closed|fermée?)$/i.test(text)) return CLOSED;
  const times = /^(\d{1,2})[:h](\d\d)\s*[-–]\s*(\d{1,2})[:h](\d\d)$/.exec(text);
  if (!times) return undefined;
  const [, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = times;
  const [from, to] = [`${fromHour.padStart(2, '0')}:${fromMinute}`, `${toHour.padStart(2, '0')}:${toMinute}`];
  return from < to && to < '24:00' && Number(fromMinute) < 60 && Number(toMinute) < 60 ? { from, to } : undefined;
}

/** `8:00-17:00; …; closed`: from Monday to Sunday. Of five days, the weekend is closed. */
const hoursCell: CellType = {
  read(text) {
    const parts = text.split(/[;|\n]/).map((part) => part.trim());
    const days = parts.filter(Boolean).map(dayOf);
    const all = days.length === WEEKDAYS ? [...days, CLOSED, CLOSED] : days;
    return all.length === DAYS && all.every((day) => day !== undefined)
      ? { value: all.map((day) => ({ ...day })) }
      : { fault: { code: 'import_not_hours' } };
  },
  write: (value) =>
    (value as readonly OpeningHours[]).map(({ from, to }) => (from ? `${from}-${to}` : 'closed')).join(';'),
};

const degreesCell = (most: number): CellType => ({
  isNumber: true,
  read(text, dialect) {
    const read = numberTextCell.read(text, dialect);
    const degrees = 'value' in read ? Number(read.value) : NaN;
    return Math.abs(degrees) <= most ? { value: degrees } : { fault: { code: 'branch_position_invalid' } };
  },
  write: String,
});

const needed = { empty: 'error', needed: true } as const;
const optional = { empty: 'empties', emptied: '' } as const;

export const branches: ImportKind = {
  name: 'branches',
  right: 'setting',
  columns: (): readonly Column[] => [
    {
      name: 'branch',
      label: { en: 'Branch', fr: 'Succursale' },
      aliases: ['code', 'store', 'magasin'],
      type: codeCell(/^[a-z][a-z0-9-]{0,39}$/, 'branch_invalid'),
      path: ['branch'],
      empty: 'error',
      key: true,
    },
    ...translatedColumns({ field: 'name', en: 'Name', fr: 'Nom', max: 80, needed: true }),
    {
      name: 'address_line_1',
      label: { en: 'Address', fr: 'Adresse' },
      aliases: ['street', 'rue', 'address line 1', 'adresse, ligne 1'],
      type: textCell(100),
      path: ['address', 'addressLine1'],
      ...needed,
    },
    {
      name: 'city',
      label: { en: 'City', fr: 'Ville' },
      aliases: ['town'],
      type: textCell(60),
      path: ['address', 'city'],
      ...needed,
    },
    {
      name: 'state',
      label: { en: 'State or province', fr: 'État ou province' },
      aliases: ['province', 'état'],
      type: codeInCapitals(40),
      path: ['address', 'state'],
      ...optional,
    },
    {
      name: 'zip',
      label: { en: 'Postal code or ZIP', fr: 'Code postal' },
      aliases: ['postal code', 'zip code', 'postcode'],
      type: codeInCapitals(16),
      path: ['address', 'zip'],
      ...optional,
    },
    {
      name: 'country',
      label: { en: 'Country', fr: 'Pays' },
      type: countryCell,
      path: ['address', 'country'],
      ...needed,
    },
    {
      name: 'phone',
      label: { en: 'Phone', fr: 'Téléphone' },
      aliases: ['tel', 'telephone'],
      type: textCell(30),
      path: ['address', 'phone'],
      ...optional,
    },
    {
      name: 'latitude',
      label: { en: 'Latitude', fr: 'Latitude' },
      aliases: ['lat'],
      type: degreesCell(90),
      path: ['latitude'],
      ...needed,
    },
    {
      name: 'longitude',
      label: { en: 'Longitude', fr: 'Longitude' },
      aliases: ['lng', 'lon', 'long'],
      type: degreesCell(180),
      path: ['longitude'],
      ...needed,
    },
    {
      name: 'hours',
      label: { en: 'Hours, Monday to Sunday', fr: 'Heures, du lundi au dimanche' },
      aliases: ['hours', 'opening hours', 'heures', 'heures d’ouverture'],
      type: hoursCell,
      path: ['hours'],
      ...needed,
    },
    ...translatedColumns({ field: 'services', en: 'Services', fr: 'Services', max: 600 }),
    {
      name: 'warehouse',
      label: { en: 'Warehouse', fr: 'Entrepôt' },
      aliases: ['stock'],
      type: textCell(20),
      path: ['warehouse'],
      refers: 'warehouse',
      ...optional,
    },
    {
      name: 'active',
      label: { en: 'Shown', fr: 'Affichée' },
      aliases: ['active', 'visible'],
      type: yesNoCell,
      path: ['active'],
      empty: 'keeps',
    },
  ],
  blank: {
    name: { en: '', fr: '' },
    address: { addressLine1: '', city: '', state: '', zip: '', country: '', phone: '' },
    services: { en: '', fr: '' },
    warehouse: '',
    active: true,
  },
  completed: (thing, before, { language }) => ({
    ...thing,
    name: translated('name', thing, before, language),
    services: translated('services', thing, before, language),
  }),
  faults(thing) {
    const { address } = thing as Partial<BranchData>;
    const fault = address && placeFault(address);
    return fault ? [{ column: fault.field, fault: { code: fault.code } }] : [];
  },
};
