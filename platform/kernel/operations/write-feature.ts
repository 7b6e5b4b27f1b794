import type { AnyHandler, LineOwner } from './context.ts';
import type { FeatureFunction } from './bind-features.ts';

type Functions = Readonly<Record<string, Readonly<Record<string, FeatureFunction>>>>;

/** What a feature has that appends events or reads streams: `write-side/<feature>/feature.ts`. */
export interface WriteFeature {
  /** Features whose functions it calls, by their folders: no more and no less (`scripts/feature-graph.mjs`). */
  readonly needs?: readonly string[];
  /** Handlers of the operations that are commands, by route. */
  readonly commands?: Readonly<Record<string, AnyHandler>>;
  /** Functions that append events, by the name that other features call them by. */
  readonly functions?: Functions;
  /** Functions that answer what streams say. */
  readonly states?: Functions;
  /** Says whose the lines of its things are, for what hangs on them. */
  readonly lineOwner?: LineOwner;
}
