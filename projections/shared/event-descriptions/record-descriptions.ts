// Sentences about records that share one stream (domain/shared/records.ts): what was added, which fields changed from what
// to what, what was removed; each by its name of then.
import { own } from '#domain/shared/dictionary.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import type { Place } from '#domain/shared/place.ts';
import { placeCode } from '#domain/shared/place.ts';
import { isTranslated, type EventFormatter, type Values } from './event-formatter.ts';
import { defineDescriptions, type DescribeEvent, type EventDescriptions } from './event-descriptions.ts';

type Fields = Readonly<Record<string, unknown>>;
type Records = Readonly<Record<string, Fields>>;
/** Words the value of a field that is more than a text or a number; undefined for all others. */
export type ShowField = (field: string, value: never, format: EventFormatter) => string | undefined;

interface RecordThing {
  readonly thing: string;
  readonly idField: string;
  readonly show?: ShowField;
}

interface RecordDescriptions {
  readonly category: string;
  readonly group: string;
  readonly things: readonly RecordThing[];
  /** Of events that are about no record. */
  readonly further?: Readonly<Record<string, DescribeEvent<Records, never>>>;
}

export const placesShown = (places: readonly Place[], format: EventFormatter): string =>
  format.list(places.map(placeCode));

export function recordDescriptions({ category, group, things, further = {} }: RecordDescriptions): EventDescriptions {
  const keyOf = (type: string, data: Fields): string => {
    const found = things.find(({ thing }) => type.startsWith(thing));
    return found ? `${found.thing} ${String(own(data, found.idField))}` : '';
  };
  const of = things.flatMap(({ thing, idField, show }) => {
    const nameOf = (id: unknown, fields: Fields, format: EventFormatter) => {
      const name = fields['name'];
      return isTranslated(name) ? format.name(name) : String(name ?? id);
    };
    const worded = (fields: Fields, format: EventFormatter): Fields =>
      Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, show?.(field, value as never, format) ?? value]),
      );
    const describe = (event: DomainEvent, before: Records, format: EventFormatter): Values => {
      const { [idField]: id, changed, ...added } = event.data as Fields;
      const known = own(before, keyOf(event.type, event.data as Fields)) ?? {};
      const name = nameOf(id, { ...known, ...added }, format);
      if (!changed) return { name };
      return { name, changes: format.changes(worded(known, format), worded(changed as Fields, format)) };
    };
    return ['Added', 'Revised', 'Removed'].map((verb) => [`${thing}${verb}`, describe] as const);
  });
  return defineDescriptions<DomainEvent, Records>({
    category,
    group,
    fold: {
      initialState: {},
      evolve: (records, { type, data }) => {
        const fields = data as Fields;
        const key = keyOf(type, fields);
        return key
          ? { ...records, [key]: { ...own(records, key), ...fields, ...(fields['changed'] as Fields | undefined) } }
          : records;
      },
    },
    of: { ...Object.fromEntries(of), ...further } as never,
  });
}
