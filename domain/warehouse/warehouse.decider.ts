import { own } from '#domain/shared/dictionary.ts';
import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { MasterDataCommand } from '#domain/shared/master-data.ts';
import { placeCode, problemOf } from '#domain/shared/place.ts';
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
    const data = events.length ? own(after, command.id) : undefined;
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
