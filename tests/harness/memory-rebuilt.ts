import { fold } from '#platform/kernel/read-model/read-model.ts';
import { readModels } from '#projections/registry.ts';
import type { MemoryShop } from './memory-shop.ts';

/** Every read model comes out the same from all events at once and from one after the other, as JSON has it. */
export function expectSameInMemory({ application }: MemoryShop): void {
  const { events } = application.store;
  const rowsOf = (rows: ReadonlyMap<string, object>): unknown =>
    JSON.parse(JSON.stringify([...rows].sort(([a], [b]) => (a < b ? -1 : 1))));
  for (const model of readModels) {
    const atOnce = new Map<string, object>();
    fold(model, events, atOnce);
    const oneByOne = new Map<string, object>();
    for (const event of events) fold(model, [event], oneByOne);
    expect([model.name, rowsOf(oneByOne)]).toEqual([model.name, rowsOf(atOnce)]);
  }
}
