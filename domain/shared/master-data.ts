// Master data (categories, tax tables, settings ...) is saved as a whole; only the difference becomes history.
import { changedFields } from './changed-fields.ts';
import type { Decider, DomainEvent } from './decider.ts';

/** `<Thing>Added` with everything, then `<Thing>Revised` with what changed; `Id` names the field that holds the id. */
export type MasterDataEvent<Thing extends string, Id extends string, Data extends object> =
  | DomainEvent<`${Thing}Added`, { readonly [K in Id]: string } & Data>
  | DomainEvent<`${Thing}Revised`, { readonly [K in Id]: string } & { readonly changed: Partial<Data> }>;

export interface MasterDataState<Data> {
  readonly data?: Data;
}

export interface Save<Data> {
  readonly type: 'Save';
  readonly id: string;
  readonly data: Data;
}

export function masterDataDecider<Thing extends string, Id extends string, Data extends object>(
  thing: Thing,
  idField: Id,
): Decider<MasterDataState<Data>, Save<Data>, MasterDataEvent<Thing, Id, Data>> {
  type Event = MasterDataEvent<Thing, Id, Data>;
  const event = (type: string, data: object) => ({ type, data }) as unknown as Event;
  return {
    initialState: {},
    decide({ id, data: wanted }, { data }) {
      if (!data) return [event(`${thing}Added`, { [idField]: id, ...wanted })];
      const changed = changedFields(data, wanted);
      return changed ? [event(`${thing}Revised`, { [idField]: id, changed })] : [];
    },
    evolve(state, { type, data }) {
      if (type === `${thing}Revised`)
        return { data: { ...state.data!, ...(data as { changed: Partial<Data> }).changed } };
      const { [idField]: _, ...rest } = data as Record<string, unknown>;
      return { data: rest as Data };
    },
  };
}
