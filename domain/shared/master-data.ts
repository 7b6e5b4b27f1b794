// Master data (categories, taxes, settings ...): added, changed field by field, removed. Only the difference becomes history.
import { changedFields, changesOn } from './changed-fields.ts';
import type { Decider, DomainEvent } from './decider.ts';
import { notFound, refuse } from './domain-error.ts';

/**
 * `<Thing>Added` with everything, `<Thing>Revised` with what changed, `<Thing>Removed`, after which it can be added again;
 * `Id` names the field that holds the id.
 */
export type MasterDataEvent<Thing extends string, Id extends string, Data extends object> =
  | DomainEvent<`${Thing}Added`, { readonly [K in Id]: string } & Data>
  | DomainEvent<`${Thing}Revised`, { readonly [K in Id]: string } & { readonly changed: Partial<Data> }>
  | DomainEvent<`${Thing}Removed`, { readonly [K in Id]: string }>;

export interface MasterDataState<Data> {
  /** Absent before it was added, and after it was removed. */
  readonly data?: Data;
}

/** What an import says: it becomes this, whatever it was. */
export interface Save<Data> {
  readonly type: 'Save';
  readonly id: string;
  readonly data: Data;
}

/** What a form says: it is new, some of its fields change from what was seen, it goes. */
export type MasterDataCommand<Data> =
  | Save<Data>
  | { readonly type: 'Add'; readonly id: string; readonly data: Data }
  | {
      readonly type: 'Change';
      readonly id: string;
      readonly seen: Partial<Data>;
      readonly changed: Partial<Data>;
      /** What counts where nobody has added it, as a setting's documented value. */
      readonly default?: Data;
    }
  | { readonly type: 'Remove'; readonly id: string };

/** Refuses with `already_exists`, `not_found` and `changed_meanwhile` (`changesOn`). */
export function masterDataDecider<Thing extends string, Id extends string, Data extends object>(
  thing: Thing,
  idField: Id,
): Decider<MasterDataState<Data>, MasterDataCommand<Data>, MasterDataEvent<Thing, Id, Data>> {
  type Event = MasterDataEvent<Thing, Id, Data>;
  const event = (what: 'Added' | 'Revised' | 'Removed', id: string, data: object = {}) => [
    { type: `${thing}${what}`, data: { [idField]: id, ...data } } as unknown as Event,
  ];
  const revised = (id: string, changed: Partial<Data> | undefined) =>
    changed ? event('Revised', id, { changed }) : [];
  return {
    initialState: {},
    decide(command, { data }) {
      const { id } = command;
      switch (command.type) {
        case 'Add':
          return data ? refuse('already_exists', { id }) : event('Added', id, command.data);
        case 'Save':
          return data ? revised(id, changedFields(data, command.data)) : event('Added', id, command.data);
        case 'Change': {
          const before = data ?? command.default ?? notFound('not_found');
          const changed = changesOn(before, command.seen, command.changed);
          if (data || !changed) return revised(id, changed);
          return event('Added', id, { ...before, ...changed });
        }
        case 'Remove':
          return data ? event('Removed', id) : notFound('not_found');
      }
    },
    evolve(state, { type, data }) {
      if (type === `${thing}Removed`) return {};
      if (type === `${thing}Revised`)
        return { data: { ...state.data!, ...(data as { changed: Partial<Data> }).changed } };
      const { [idField]: _, ...rest } = data as Record<string, unknown>;
      return { data: rest as Data };
    },
  };
}
