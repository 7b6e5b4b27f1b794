// Small master data that hold rules among each other (zones that must not overlap, methods that name zones) share one
// stream, so that a rule is decided on all of them at once. A kind of record is added, revised and removed by its id.
import { changedFields } from './changed-fields.ts';
import type { DomainEvent } from './decider.ts';
import { notFound, refuse } from './domain-error.ts';

export type Records<Data> = Readonly<Record<string, Data>>;

export type RecordEvent<Thing extends string, Id extends string, Data extends object> =
  | DomainEvent<`${Thing}Added`, { readonly [K in Id]: string } & Data>
  | DomainEvent<`${Thing}Revised`, { readonly [K in Id]: string } & { readonly changed: Partial<Data> }>
  | DomainEvent<`${Thing}Removed`, { readonly [K in Id]: string }>;

export type RecordCommand<Data> =
  | { readonly type: 'Add'; readonly id: string; readonly data: Data }
  /** Adds or revises it as a whole, as an import does. */
  | { readonly type: 'Save'; readonly id: string; readonly data: Data }
  /** The fields that were edited, each with the value that was seen. */
  | {
      readonly type: 'Change';
      readonly id: string;
      readonly seen: Partial<Data>;
      readonly changed: Partial<Data>;
    }
  | { readonly type: 'Remove'; readonly id: string };

export interface RecordKind<Data extends object, E extends DomainEvent> {
  /** @throws DomainError id_taken, record_not_found, changed_meanwhile with the names of the fields */
  decide(command: RecordCommand<Data>, records: Records<Data>): E[];
  evolve(records: Records<Data>, event: E): Records<Data>;
  owns(event: DomainEvent): event is E;
}

/** `recordKind<'TaxZone', 'taxZone', TaxZoneData>('TaxZone', 'taxZone')` */
export function recordKind<Thing extends string, Id extends string, Data extends object>(
  thing: Thing,
  idField: Id,
): RecordKind<Data, RecordEvent<Thing, Id, Data>> {
  type E = RecordEvent<Thing, Id, Data>;
  const event = (verb: 'Added' | 'Revised' | 'Removed', id: string, data: object) =>
    ({ type: `${thing}${verb}`, data: { [idField]: id, ...data } }) as unknown as E;
  const revised = (id: string, before: Data, after: Data): E[] => {
    const changed = changedFields(before, after);
    return changed ? [event('Revised', id, { changed })] : [];
  };
  return {
    decide(command, records) {
      const { id } = command;
      const present = records[id];
      if (command.type === 'Add')
        return present ? refuse('id_taken', { id }, 'invalid') : [event('Added', id, command.data)];
      if (command.type === 'Save')
        return present ? revised(id, present, command.data) : [event('Added', id, command.data)];
      if (!present) return command.type === 'Remove' ? [] : notFound('record_not_found', { id });
      return command.type === 'Remove'
        ? [event('Removed', id, {})]
        : revised(id, present, merged(present, command.seen, command.changed));
    },
    evolve(records, { type, data }) {
      const { [idField as string]: id, ...fields } = data as unknown as Record<string, unknown>;
      const { [String(id)]: before, ...others } = records;
      if (type === `${thing}Removed`) return others;
      const after = type === `${thing}Added` ? fields : { ...before, ...(fields['changed'] as Partial<Data>) };
      return { ...others, [String(id)]: after as Data };
    },
    owns: (one): one is E =>
      one.type.startsWith(thing) && /^(Added|Revised|Removed)$/.test(one.type.slice(thing.length)),
  };
}

/**
 * What the record becomes; fields that others changed stay theirs.
 * @throws DomainError changed_meanwhile where a field's present value is neither the seen nor the wanted one
 */
function merged<Data extends object>(present: Data, seen: Partial<Data>, changed: Partial<Data>): Data {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const fields = (Object.keys(changed) as (keyof Data & string)[]).filter(
    (field) => !same(present[field], seen[field]) && !same(present[field], changed[field]),
  );
  if (fields.length)
    refuse('changed_meanwhile', {
      fields,
      present: Object.fromEntries(fields.map((field) => [field, present[field]])),
    });
  return { ...present, ...changed };
}
