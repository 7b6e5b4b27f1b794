import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { MasterDataCommand } from '#domain/shared/master-data.ts';
import { holds, placeCode, problemOf, relationOf, type Destination, type Place } from '#domain/shared/place.ts';
import { recordKind, type Records } from '#domain/shared/records.ts';
import { placeFault } from '#domain/shared/regions.ts';
import type { WarehouseData, WarehouseEvent } from './warehouse.events.ts';

export interface WarehouseState {
  readonly warehouses: Records<WarehouseData>;
}

const kind = recordKind<'Warehouse', 'warehouse', WarehouseData>('Warehouse', 'warehouse');
const MAX_WAREHOUSES = 100;

/** @throws DomainError warehouses_too_many, those of a place, of an address and of master data */
export const warehouse: Decider<WarehouseState, MasterDataCommand<WarehouseData>, WarehouseEvent> = {
  initialState: { warehouses: {} },
  decide(command, { warehouses }) {
    const events = kind.decide(command, warehouses);
    const after = events.reduce(kind.evolve, warehouses);
    if (Object.keys(after).length > MAX_WAREHOUSES) refuse('warehouses_too_many');
    const data = events.length ? after[command.id] : undefined;
    if (data) checkWarehouse(data);
    return events;
  },
  evolve: ({ warehouses }, event) => ({ warehouses: kind.evolve(warehouses, event) }),
};

function checkWarehouse({ address, serves }: WarehouseData): void {
  const fault = placeFault(address);
  if (fault) refuse(fault.code, {}, 'invalid');
  for (const place of serves) {
    const problem = problemOf(place);
    if (problem) refuse(problem, { place: placeCode(place) }, 'invalid');
  }
}

/**
 * Active warehouses for a destination, the nearest first: whose most specific place holds it, then as they are sorted; those
 * that do not serve it come last, since goods that lie anywhere are sent.
 */
export function nearestFirst(warehouses: Records<WarehouseData>, to: Destination): string[] {
  const ranked = Object.entries(warehouses)
    .filter(([, { active }]) => active)
    .map(([id, data]) => ({ id, sort: data.sort, place: bestOf(data.serves, to) }));
  const byPlace = (a: Place | undefined, b: Place | undefined): number => {
    if (!a || !b) return a ? -1 : b ? 1 : 0;
    const relation = relationOf(a, b);
    return relation === 'first' ? -1 : relation === 'second' ? 1 : 0;
  };
  return ranked
    .sort((a, b) => byPlace(a.place, b.place) || a.sort - b.sort || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

const bestOf = (places: readonly Place[], to: Destination): Place | undefined =>
  places
    .filter((place) => holds(place, to))
    .reduce<Place | undefined>((best, next) => (best && relationOf(best, next) !== 'second' ? best : next), undefined);
