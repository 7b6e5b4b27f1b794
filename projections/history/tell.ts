// Events in words. Only the streams of those that are asked for are read, and of ledgers only the events themselves.
import type { ToldEvent } from '#contracts/history.ts';
import type { StoredEvent } from '#platform/event-store/event-store.ts';
import { fieldChanges } from '#projections/shared/event-words/changes.ts';
import { createSay, type Say } from '#projections/shared/event-words/formatter.ts';
import type { EventWords, Wording } from '#projections/shared/event-words/words.ts';
import type { OperationContext } from '#platform/operations/context.ts';
import { createNames } from '#projections/shared/people-names.ts';

/** `price-list` before `price`: a category's name may begin with another's. */
export function categoriesOf(words: readonly EventWords[]): (stream: string) => string {
  const names = words.map(({ category }) => category).sort((a, b) => b.length - a.length);
  return (stream) => names.find((name) => stream.startsWith(`${name}-`)) ?? '';
}

/** Where an event is: what is stored of it, and what the index has, say it alike. */
type Place = Pick<StoredEvent, 'stream' | 'revision'>;
const placeOf = ({ stream, revision }: Place) => `${stream}@${revision}`;

interface InContext {
  readonly event: StoredEvent;
  readonly before: unknown;
  readonly changes: ToldEvent['changes'];
}

export function createTeller(words: readonly EventWords[]) {
  const categoryOf = categoriesOf(words);
  const byCategory = new Map(words.map((one) => [one.category, one]));

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
      return events.map((event) => ({ event, before: undefined, changes: fieldChanges([event])[0]! }));
    }
    const events = await history(stream, 0, Math.max(...revisions) + 1);
    const wanted = new Set(revisions);
    const changes = fieldChanges(events, (n) => wanted.has(events[n]!.revision));
    let state = fold.initialState;
    return events.flatMap((event, n) => {
      const before = state;
      state = fold.evolve(state as never, event as never);
      return wanted.has(event.revision) ? [{ event, before, changes: changes[n]! }] : [];
    });
  }

  /** In the order of `entries`. */
  return async function tell(entries: readonly Place[], context: OperationContext): Promise<ToldEvent[]> {
    const streams = new Map<string, number[]>(entries.map(({ stream }) => [stream, []]));
    for (const { stream, revision } of entries) streams.get(stream)!.push(revision);
    const read = (
      await Promise.all([...streams].map(([stream, revisions]) => readStream(stream, revisions, context)))
    ).flat();
    const say = createSay(context.language, {
      people: await peopleIn(read, context),
      shippingMethods: await context.call('shipping-table/names', {}),
    });
    const told = new Map(read.map((one) => [placeOf(one.event), tellOne(one, say)]));
    return entries.flatMap((entry) => told.get(placeOf(entry)) ?? []);
  };

  function tellOne({ event, before, changes }: InContext, say: Say): ToldEvent {
    const { position, type, stream, data, metadata } = event;
    const wording = byCategory.get(categoryOf(stream))?.of[type] as Wording<unknown, never> | undefined;
    return {
      position: String(position),
      words: say.sentence(type, wording?.(event as never, before, say) ?? {}),
      by: say.person(metadata.actor),
      operation: metadata.operation ?? '',
      hash: metadata.hash,
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
