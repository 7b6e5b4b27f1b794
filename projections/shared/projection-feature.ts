import type { SettingName } from '#contracts/setting/setting-definitions.ts';
import type { ReadModel } from '#platform/kernel/read-model/read-model.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { PersonalData } from './personal-data.ts';
import type { EventDescriptions } from './event-descriptions/event-descriptions.ts';
import type { SubjectDefinition } from './subject.ts';
import type { WorkKind } from './work-kind.ts';

/**
 * What all features together have, for queries about any of them. A feature that makes something of it declares it here
 * from its own `feature.ts`.
 */
export interface RegisteredProjections {
  readonly readModels: readonly ReadModel[];
  readonly descriptions: readonly EventDescriptions[];
  readonly workKinds: readonly WorkKind[];
  readonly personalData: readonly PersonalData[];
  readonly isOn: (setting: SettingName) => boolean;
}

/** What a feature has that is read out of events: `projections/<feature>/feature.ts`. */
export interface ProjectionFeature {
  /** Features whose functions it calls, by their folders: no more and no less (`scripts/feature-graph.mjs`). */
  readonly needs?: readonly string[];
  /** Small, and kept in memory by every process that answers queries. */
  readonly mirrored?: readonly ReadModel[];
  /** Those of which every process that answers queries remembers rows that it read lately. */
  readonly remembered?: readonly ReadModel[];
  /** Those that are not `mirrored`. */
  readonly readModels?: readonly ReadModel[];
  /** Words of events for the auditor. */
  readonly descriptions?: readonly EventDescriptions[];
  /** Things that the auditor can look at. */
  readonly subjects?: readonly SubjectDefinition[];
  /** Kinds of work that wait for staff. */
  readonly workKinds?: readonly WorkKind[];
  /** What it keeps of a person, as they may take it away. */
  readonly personalData?: readonly PersonalData[];
  /** Handlers of the operations that are queries, by route. */
  readonly queries?: (read: ReadSide, shop: RegisteredProjections) => object;
  /** Functions for other features and for jobs, by the name that they are called by. */
  readonly functions?: (read: ReadSide, shop: RegisteredProjections) => object;
}
