// Small master data that hold rules among each other (zones that must not overlap, methods that name zones) share one
// stream, so that a rule is decided on all of them at once. A kind of record is added, changed and removed by its id, as
// master data with a stream of its own are.
import type { DomainEvent } from './decider.ts';
import { own } from './dictionary.ts';
import { masterDataDecider, type MasterDataCommand, type MasterDataEvent } from './master-data.ts';

export type Records<Data> = Readonly<Record<string, Data>>;

export interface RecordKind<Data extends object, E extends DomainEvent> {
  /** Refuses as `masterDataDecider` does. */
  decide(command: MasterDataCommand<Data>, records: Records<Data>): readonly E[];
  evolve(records: Records<Data>, event: E): Records<Data>;
  owns(event: DomainEvent): event is E;
}

/** `recordKind<'TaxZone', 'taxZone', TaxZoneData>('TaxZone', 'taxZone')` */
export function recordKind<Thing extends string, Id extends string, Data extends object>(
  thing: Thing,
  idField: Id,
): RecordKind<Data, MasterDataEvent<Thing, Id, Data>> {
  type E = MasterDataEvent<Thing, Id, Data>;
  const { decide, evolve } = masterDataDecider<Thing, Id, Data>(thing, idField);
  const stateOf = (records: Records<Data>, id: string) => {
    const data = own(records, id);
    return data ? { data } : {};
  };
  return {
    decide: (command, records) => decide(command, stateOf(records, command.id)),
    evolve(records, event) {
      const id = own(event.data as Readonly<Record<string, string>>, idField)!;
      const { [id]: _, ...others } = records;
      const { data } = evolve(stateOf(records, id), event);
      return data ? { ...others, [id]: data } : others;
    },
    owns: (event): event is E => event.type.startsWith(thing) && OF_A_RECORD.test(event.type.slice(thing.length)),
  };
}

const OF_A_RECORD = /^(Added|Revised|Removed)$/;
