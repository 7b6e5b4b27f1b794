// Describes events. Only the streams of those that are asked for are read, and of ledgers only the events themselves.
import type { DescribedEvent } from '#contracts/history/history.ts';
import { own } from '#domain/shared/dictionary.ts';
import { needed } from '#domain/shared/needed.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { fieldChanges } from '#projections/shared/event-descriptions/changes.ts';
import { createEventFormatter, type EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';
import type { EventDescriptions, DescribeEvent } from '#projections/shared/event-descriptions/event-descriptions.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { createNames } from '#projections/shared/people-names.ts';

/** `price-list` before `price`: a category's name may begin with another's. */
export function categoriesOf(descriptions: readonly EventDescriptions[]): (stream: string) => string {
  const names = descriptions.map(({ category }) => category).sort((a, b) => b.length - a.length);
  return (stream) => names.find((name) => stream.startsWith(`${name}-`)) ?? '';
}

/** The place of an event; a stored event and the index of events name it alike. */
type Place = Pick<StoredEvent, 'stream' | 'revision'>;
const placeOf = ({ stream, revision }: Place) => `${stream}@${revision}`;

interface InContext {
  readonly event: StoredEvent;
  readonly before: unknown;
  readonly changes: DescribedEvent['changes'];
}

export function createEventDescriber(descriptions: readonly EventDescriptions[]) {
  const categoryOf = categoriesOf(descriptions);
  const byCategory = new Map(descriptions.map((one) => [one.category, one]));

  async function readStream(
    stream: string,
    revisions: readonly number[],
    { history }: OperationContext,
  ): Promise<InContext[]> {
    const fold = byCategory.get(categoryOf(stream))?.fold;
    if (!fold) {
      const events = (
        await Promise.all(rangesOf(revisions).map(([from, count]) => history(stream, from, count)))
      ).flat();
      return events.map((event) => ({ event, before: undefined, changes: fieldChanges([event]).flat() }));
    }
    const events = await history(stream, 0, Math.max(...revisions) + 1);
    const wanted = new Set(revisions);
    const changes = fieldChanges(events, ({ revision }) => wanted.has(revision));
    let state = fold.initialState;
    return events.flatMap((event, n) => {
      const before = state;
      state = fold.evolve(state as never, event as never);
      return wanted.has(event.revision) ? [{ event, before, changes: needed(changes[n], 'changes of the event') }] : [];
    });
  }

  /** In the order of `entries`. */
  return async function describeEvents(
    entries: readonly Place[],
    context: OperationContext,
  ): Promise<DescribedEvent[]> {
    const streams = new Map<string, number[]>(entries.map(({ stream }) => [stream, []]));
    for (const { stream, revision } of entries) needed(streams.get(stream), 'stream of the entry').push(revision);
    const read = (
      await Promise.all([...streams].map(([stream, revisions]) => readStream(stream, revisions, context)))
    ).flat();
    const format = createEventFormatter(context.language, {
      people: await peopleIn(read, context),
      shippingMethods: await context.queries.shipping.names(),
      warehouses: await context.queries.warehouse.names(),
    });
    const described = new Map(read.map((one) => [placeOf(one.event), describeOne(one, format)]));
    return entries.flatMap((entry) => described.get(placeOf(entry)) ?? []);
  };

  function describeOne({ event, before, changes }: InContext, format: EventFormatter): DescribedEvent {
    const { position, type, stream, data, metadata } = event;
    const describe = own(byCategory.get(categoryOf(stream))?.of, type) as DescribeEvent<unknown, never> | undefined;
    return {
      position: String(position),
      description: format.sentence(type, describe?.(event as never, before, format) ?? {}),
      by: format.person(metadata.actor),
      operation: metadata.operation ?? '',
      hash: metadata.hash,
      ...(metadata.recordedAt ? { recordedAt: metadata.recordedAt } : {}),
      data,
      changes,
    };
  }
}

/** Runs of revisions that follow each other, as first and count. */
function rangesOf(revisions: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const revision of [...revisions].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[0] + last[1] === revision) last[1] += 1;
    else ranges.push([revision, 1]);
  }
  return ranges;
}

const PERSON = /^(?:contact|staff):/;

/** Names of everybody who acts in these events or stands in their data. */
async function peopleIn(read: readonly InContext[], context: OperationContext): Promise<Map<string, string>> {
  const ids = new Set(
    read
      .flatMap(({ event, before }) => [
        event.metadata.actor,
        ...Object.values(event.data),
        ...Object.values((before as object | undefined) ?? {}),
      ])
      .filter((id): id is string => typeof id === 'string' && PERSON.test(id)),
  );
  const nameOf = createNames(context);
  return new Map(
    await Promise.all(
      [...ids].map(async (id): Promise<[string, string]> => {
        const name = await nameOf(id);
        return [id, name === id ? id.slice(id.indexOf(':') + 1) : name];
      }),
    ),
  );
}
