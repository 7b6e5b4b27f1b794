// How the things of a kind are changed: what a kind's own file beside this one says.
import type { ShopFacts, Thing } from '#contracts/import/kinds/import-kind.ts';
import type { PlannedFile } from '#contracts/import/kinds/plan.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

export interface ThingChange {
  readonly key: string;
  /** Nothing of this key was there. */
  readonly isNew: boolean;
  /** The fields that change, as they were seen, and as they are wanted. */
  readonly seen: Thing;
  readonly changed: Thing;
  /** All fields, as they are wanted. */
  readonly wanted: Thing;
  readonly shop: ShopFacts;
  /** People who are added are told so by a letter. */
  readonly invites: boolean;
  /** Of an archive: what came with it. */
  readonly files?: readonly PlannedFile[];
}

export interface KindCommands {
  /** Harmless when repeated. @throws DomainError where a rule says no, or somebody has changed a field meanwhile */
  change(change: ThingChange, context: OperationContext): Promise<void>;
  /** Takes away what an import had added. */
  remove(change: ThingChange, context: OperationContext): Promise<void>;
}
