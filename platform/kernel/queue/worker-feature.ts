import type { Policy } from './policy.ts';

/** What a feature does because something happened: `workers/<feature>/feature.ts`. */
export interface WorkerFeature {
  /** Features whose functions it calls, by their folders: no more and no less (`scripts/feature-graph.mjs`). */
  readonly needs?: readonly string[];
  readonly policies: readonly Policy[];
}
