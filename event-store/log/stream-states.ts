import type { ClientBase, Pool } from 'pg';
import { BoundedMap } from './bounded-map.ts';
import { loadStreamStates, type StreamState } from './stream-state.ts';

/** The committed states of the streams that were used lately, shared by the writer and the readers. */
export class StreamStates {
  private readonly known: BoundedMap<string, StreamState>;
  private changing: ReadonlyMap<string, StreamState> = new Map();

  constructor(capacity: number) {
    this.known = new BoundedMap(capacity);
  }

  /** The states of all these subjects, for the writer. No transaction may be under way. */
  async forWriting(client: ClientBase, subjects: ReadonlySet<string>): Promise<Map<string, StreamState>> {
    const states = new Map<string, StreamState>();
    const missing: string[] = [];
    for (const subject of subjects) {
      const state = this.known.get(subject);
      if (state === undefined) missing.push(subject);
      else states.set(subject, state);
    }
    if (missing.length === 0) return states;
    for (const [subject, state] of await loadStreamStates(client, missing)) {
      this.known.set(subject, state);
      states.set(subject, state);
    }
    return states;
  }

  /**
   * The state of one subject, for a reader. What a reader loads is kept for the writer, which usually needs
   * it next, unless a transaction may have changed it since: one that is under way, or one that ended
   * meanwhile (its state is known then, or was known and forgotten: the generation tells).
   */
  async forReading(pool: Pool, subject: string): Promise<StreamState> {
    const known = this.known.get(subject);
    if (known !== undefined) return known;
    const generation = this.known.generation;
    const loaded = (await loadStreamStates(pool, [subject])).get(subject)!;
    const meanwhile = this.known.get(subject);
    if (meanwhile !== undefined) return meanwhile;
    if (this.known.generation === generation && !this.changing.has(subject)) this.known.set(subject, loaded);
    return loaded;
  }

  /** A transaction that changes these states is under way. */
  begin(changed: ReadonlyMap<string, StreamState>): void {
    this.changing = changed;
  }

  commit(): void {
    for (const [subject, state] of this.changing) this.known.set(subject, state);
    this.changing = new Map();
  }

  /** Forgets everything: the outcome of the transaction is unknown. */
  clear(): void {
    this.known.clear();
    this.changing = new Map();
  }
}
