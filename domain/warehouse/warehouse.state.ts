import { holds, relationOf, type Destination, type Place } from '#domain/shared/place.ts';
import type { Records } from '#domain/shared/records.ts';
import type { WarehouseData } from './warehouse.events.ts';

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
