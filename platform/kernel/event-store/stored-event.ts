// An event as the client gives it, as the port gives it. A store may be shared: what is not ours is skipped.
import type { RecordedEvent, ResolvedEvent } from '@eventstore/db-client';
import { absent } from '#domain/shared/needed.ts';
import { hashOfEvent } from '#proof/event-hash.ts';
import type { Log } from '../runtime/log.ts';
import type { Codec } from './codec.ts';
import type { EventMetadata, StoredEvent } from './event-store.ts';

/** Nothing for a system event, and for one of another application: that is said once for each category of streams. */
export type ReadEvent = (resolved: ResolvedEvent) => StoredEvent[];

const MAX_WARNINGS = 100;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export function eventReader(codec: Pick<Codec, 'knows'>, log: Log | undefined): ReadEvent {
  const warned = new Set<string>();

  function skip(stream: string, type: string, why: string): StoredEvent[] {
    const category = categoryOf(stream);
    if (!warned.has(category) && warned.size < MAX_WARNINGS)
      log?.warn({ stream, type }, `events of this stream's category are skipped: ${why}`);
    warned.add(category);
    return [];
  }

  return ({ event }) => {
    if (!event || isOfSystem(event)) return [];
    const why = whyForeign(event, codec);
    if (why) return skip(event.streamId, event.type, why);
    const read = {
      id: event.id,
      stream: event.streamId,
      revision: Number(event.revision),
      position: event.position?.commit ?? absent('position of the event'),
      at: ownTimeOf(event.metadata) ?? event.created.toISOString(),
      type: event.type,
      data: event.data as object,
      metadata: event.metadata as unknown as EventMetadata,
    };
    // An event from before the chain follows nothing; the next one is chained to it all the same.
    return [
      read.metadata.hash
        ? read
        : { ...read, metadata: { ...read.metadata, hash: hashOfEvent({ ...read, previous: '' }) } },
    ];
  };
}

/** Types of events that the store writes for itself. */
export const isOfSystem = ({ type }: Pick<RecordedEvent, 'type'>): boolean => type.startsWith('$');

export function categoryOf(stream: string): string {
  const [category = ''] = stream.split('-', 1);
  return category;
}

/** Says why an event is not one of the shop's; undefined when it is. */
export function whyForeign(
  { streamId, metadata }: Pick<RecordedEvent, 'streamId' | 'metadata'>,
  codec: Pick<Codec, 'knows'>,
): string | undefined {
  if (!codec.knows(streamId)) return 'no event category of the shop has this name';
  return isOurs(metadata) ? undefined : 'the event does not say which command it came from';
}

function isOurs(metadata: unknown): boolean {
  if (typeof metadata !== 'object' || metadata === null) return false;
  const { commandId, correlationId, actor, schemaVersion } = metadata as Partial<EventMetadata>;
  return [commandId, correlationId, actor, schemaVersion].every((field) => typeof field === 'string');
}

/** Our own time, where the event has it in the one form that is written. */
export function ownTimeOf(metadata: unknown): string | undefined {
  const { at } = metadata as Partial<EventMetadata>;
  return at && ISO.test(at) ? at : undefined;
}
