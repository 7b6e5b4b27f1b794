// The generic difference that an event makes: every field it carries, against what its stream had said of the same
// thing before.
export interface FieldChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after: unknown;
}

/**
 * Lists what each of a stream's events set or changed, field by field; nothing is known before the first. Those that are not
 * `wanted` have none.
 */
export function fieldChanges<Event extends { readonly data: object }>(
  events: readonly Event[],
  wanted: (event: Event) => boolean = () => true,
): FieldChange[][] {
  const known = new Map<string, unknown>();
  return events.map((event) => {
    const { data } = event;
    const isWanted = wanted(event);
    const thing = idsIn(data);
    return Object.entries(flat(data)).flatMap(([field, after]) => {
      const before = known.get(thing + field);
      known.set(thing + field, after);
      return !isWanted || JSON.stringify(before) === JSON.stringify(after)
        ? []
        : [{ field, ...(before === undefined ? {} : { before }), after }];
    });
  });
}

/** The quantity of line 1 is another thing than that of line 2: events with the same ids speak of the same thing. */
const idsIn = (data: object) => JSON.stringify(Object.entries(data).filter(([field]) => field.endsWith('Id')));

/** `{ totals: { tax: 5 } }` becomes `{ "totals.tax": 5 }`; lists stay whole. */
function flat(value: object, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const nested = typeof field === 'object' && field !== null && !Array.isArray(field);
      return nested ? Object.entries(flat(field as object, `${prefix}${key}.`)) : [[`${prefix}${key}`, field]];
    }),
  );
}
