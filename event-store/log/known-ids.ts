import type { KnownIds } from './expected-revision.ts';
import type { RecentIds } from './recent-ids.ts';
import type { RecordedEvent } from './recorded-event.ts';
import type { StoredIds } from './stored-ids.ts';

/**
 * The event ids of one stream, wherever they are: recent ones in memory, stored ones, and those of the group in the
 * making.
 */
export class KnownIdsOfStream implements KnownIds {
  private readonly stream: string;
  private readonly streamId: number | undefined;
  private readonly recent: RecentIds;
  private readonly stored: StoredIds;
  private readonly pending: readonly RecordedEvent[];

  constructor(
    stream: string,
    streamId: number | undefined,
    recent: RecentIds,
    stored: StoredIds,
    pending: readonly RecordedEvent[],
  ) {
    this.stream = stream;
    this.streamId = streamId;
    this.recent = recent;
    this.stored = stored;
    this.pending = pending;
  }

  revisionOf(id: string): number | undefined {
    return this.recent.placeOf(this.stream, id)?.revision;
  }

  idAt(revision: number): string | undefined {
    return this.at(revision)?.id;
  }

  positionAt(revision: number): number | undefined {
    return this.at(revision)?.position;
  }

  positionOf(id: string): number | undefined {
    return this.recent.placeOf(this.stream, id)?.position;
  }

  private at(revision: number): { readonly id: string; readonly position: number } | undefined {
    const firstPending = this.pending[0]?.revision ?? Infinity;
    return revision < firstPending ? this.stored.at(this.streamId, revision) : this.pending[revision - firstPending];
  }
}
