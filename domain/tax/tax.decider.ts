import { own } from '#domain/shared/dictionary.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { MilliPercent } from '#domain/shared/money.ts';
import { placeCode, problemOf, relationOf, type Place } from '#domain/shared/place.ts';
import type { MasterDataCommand } from '#domain/shared/master-data.ts';
import { inBoth } from '#domain/shared/translated.ts';
import { recordKind } from '#domain/shared/records.ts';
import { NO_TAXES, type TaxState } from './tax.state.ts';
import {
  STANDARD_TAX_CLASS,
  type OutsideZones,
  type Tax,
  type TaxClassData,
  type TaxEvent,
  type TaxRate,
  type TaxZoneData,
} from './tax.events.ts';

export type TaxCommand =
  | ({ readonly of: 'class' } & MasterDataCommand<TaxClassData>)
  | ({ readonly of: 'zone' } & MasterDataCommand<TaxZoneData>)
  | ({ readonly of: 'rate' } & RateCommand)
  | { readonly of: 'outside'; readonly type: 'SetOutsideZones'; readonly outside: OutsideZones };

/** One rate of one tax, as a row of a file says it; the zone is there, the tax may be new. */
type RateCommand = {
  readonly id: string;
  /** The tax's English name. */
  readonly tax: string;
  readonly taxClass: string;
  readonly validFrom: string;
} & (
  | {
      readonly type: 'BringRate';
      readonly taxFr: string;
      readonly rate: MilliPercent;
      readonly onShipping: boolean;
      readonly compound: boolean;
    }
  /** With its last rate a tax is gone. */
  | { readonly type: 'RemoveRate' }
);

const classes = recordKind<'TaxClass', 'taxClass', TaxClassData>('TaxClass', 'taxClass');
const zones = recordKind<'TaxZone', 'taxZone', TaxZoneData>('TaxZone', 'taxZone');

/** Places of one zone, and zones: more than any dealer keeps by hand. */
const MAX_ZONES = 500;

/**
 * @throws DomainError tax_zones_clash, tax_zone_without_places, tax_class_unknown, tax_class_in_use, tax_class_standard,
 * tax_rate_twice, tax_zones_too_many, and those of a place and of a record
 */
export const tax: Decider<TaxState, TaxCommand, TaxEvent> = {
  initialState: NO_TAXES,

  decide(command, state) {
    switch (command.of) {
      case 'outside':
        return command.outside === state.outside
          ? []
          : [{ type: 'OutsideTaxZonesSet', data: { outside: command.outside } }];
      case 'class':
        return decideOnClass(command, state);
      case 'zone':
      case 'rate': {
        const events = zones.decide(command.of === 'zone' ? command : zoneWithRate(command, state), state.zones);
        const after = own(events.reduce(zones.evolve, state.zones), command.id);
        if (events.length && after) checkZone(command.id, after, state);
        return events;
      }
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    if (classes.owns(event)) return { ...state, classes: classes.evolve(state.classes, event) };
    if (zones.owns(event)) return { ...state, zones: zones.evolve(state.zones, event) };
    return { ...state, outside: event.data.outside };
  },
};

function decideOnClass(command: MasterDataCommand<TaxClassData>, state: TaxState): readonly TaxEvent[] {
  if (command.type === 'Remove') {
    if (command.id === STANDARD_TAX_CLASS) refuse('tax_class_standard');
    const using = Object.values(state.zones).find(({ taxes }) =>
      taxes.some(({ rates }) => rates.some(({ taxClass }) => taxClass === command.id)),
    );
    if (using) refuse('tax_class_in_use', { zone: inBoth(using.name) });
  }
  return classes.decide(command, state.classes);
}

function zoneWithRate(command: RateCommand, { zones: known }: TaxState): MasterDataCommand<TaxZoneData> {
  const { id, tax: name, taxClass, validFrom } = command;
  const { taxes } = own(known, id) ?? notFound('tax_zone_not_found', { id });
  const others = (before: Tax | undefined) =>
    (before?.rates ?? []).filter((rate) => rate.taxClass !== taxClass || rate.validFrom !== validFrom);
  const before = taxes.find((tax) => tax.name.en === name);
  const after: readonly Tax[] =
    command.type === 'RemoveRate'
      ? before
        ? [{ ...before, rates: others(before) }]
        : []
      : [
          {
            name: { en: name, fr: command.taxFr || before?.name.fr || name },
            onShipping: command.onShipping,
            compound: command.compound,
            rates: inTheirPlace(before, { taxClass, validFrom, rate: command.rate }),
          },
        ];
  const inItsPlace = before ? taxes.flatMap((tax) => (tax === before ? after : [tax])) : [...taxes, ...after];
  const changed = inItsPlace.filter(({ rates }) => rates.length);
  return { type: 'Change', id, seen: { taxes }, changed: { taxes: changed } };
}

/** A rate that is there keeps its place: the order of rates means nothing, and is nobody's change. */
function inTheirPlace(before: Tax | undefined, rate: TaxRate): readonly TaxRate[] {
  const rates = before?.rates ?? [];
  const isIt = (one: TaxRate) => one.taxClass === rate.taxClass && one.validFrom === rate.validFrom;
  return rates.some(isIt) ? rates.map((one) => (isIt(one) ? rate : one)) : [...rates, rate];
}

function checkZone(id: string, { places, taxes }: TaxZoneData, state: TaxState): void {
  if (!places.length) refuse('tax_zone_without_places', {}, 'invalid');
  if (Object.keys(state.zones).length >= MAX_ZONES && !own(state.zones, id)) refuse('tax_zones_too_many');
  for (const place of places) {
    const problem = problemOf(place);
    if (problem) refuse(problem, { place: placeCode(place) }, 'invalid');
  }
  checkClashes(id, places, state);
  for (const { name, rates } of taxes) {
    const unknown = rates.find(({ taxClass }) => !own(state.classes, taxClass));
    if (unknown) refuse('tax_class_unknown', { taxClass: unknown.taxClass }, 'invalid');
    const keys = rates.map(({ taxClass, validFrom }) => `${taxClass} ${validFrom}`);
    const twice = rates.find((_, index) => keys.indexOf(keys[index] ?? '') !== index);
    if (twice) refuse('tax_rate_twice', { tax: name.en, ...twice }, 'invalid');
  }
}

/** Of overlapping zones the most specific holds; two that are equally specific would leave it to chance. */
function checkClashes(id: string, places: readonly Place[], state: TaxState): void {
  const others = Object.entries(state.zones).filter(([zone]) => zone !== id);
  places.forEach((place, index) => {
    if (places.slice(index + 1).some((other) => relationOf(place, other) === 'clash'))
      refuse('tax_places_twice', { place: placeCode(place) }, 'invalid');
    for (const [, zone] of others)
      for (const other of zone.places)
        if (relationOf(place, other) === 'clash')
          refuse(
            'tax_zones_clash',
            { place: placeCode(place), other: placeCode(other), zone: inBoth(zone.name) },
            'invalid',
          );
  });
}
