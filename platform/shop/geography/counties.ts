// Counties of the United States by state, by the names of the Census Bureau (package us-atlas); of no other country are they part of
// an address.
import { needed } from '#domain/shared/needed.ts';

interface Named {
  /** Of a county: its state's, and three digits. */
  readonly id: string;
  readonly properties: { readonly name: string };
}

interface Atlas {
  readonly objects: Readonly<Record<'counties' | 'states', { readonly geometries: readonly Named[] }>>;
}

const STATE_DIGITS = 2;
let known: Promise<ReadonlyMap<string, readonly string[]>> | undefined;

/** By the name of the state in English. */
async function countiesByState(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { default: atlas } = await import('us-atlas/counties-10m.json', { with: { type: 'json' } });
  const { counties, states } = (atlas as unknown as Atlas).objects;
  const nameOf = new Map(states.geometries.map(({ id, properties }) => [id, properties.name]));
  const found = new Map<string, Set<string>>();
  for (const { id, properties } of counties.geometries) {
    const state = needed(nameOf.get(id.slice(0, STATE_DIGITS)), 'state of the county');
    found.set(state, (found.get(state) ?? new Set()).add(properties.name));
  }
  return new Map([...found].map(([state, names]) => [state, [...names].sort((a, b) => a.localeCompare(b, 'en'))]));
}

/** Of a state by its name in English, in the order of their names; none of what is not a state of theirs. */
export async function countiesOf(state: string): Promise<readonly string[]> {
  known ??= countiesByState();
  return (await known).get(state) ?? [];
}
