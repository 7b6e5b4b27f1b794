// Makes the changes of one batch, or takes them back; what was changed by others meanwhile is left, and said.
import type { Thing } from '#contracts/import/kinds/import-kind.ts';
import { importKindsByName } from '#contracts/import/kinds/import-kinds.ts';
import type { PlannedChange, RefusedChange } from '#contracts/import/kinds/plan.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { ImportKindName } from '#domain/import/import.events.ts';
import { changedFields } from '#domain/shared/changed-fields.ts';
import { DomainError, refuse } from '#domain/shared/domain-error.ts';
import { sideBySide } from '#platform/kernel/command/side-by-side.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { kindCommands } from './kinds/kinds.ts';

interface Batch {
  readonly kind: ImportKindName;
  readonly changes: readonly PlannedChange[];
  /** What is taken back: the same changes, from what they made to what was there before. */
  readonly undo: boolean;
  /** People who are added are told so. */
  readonly invites: boolean;
}

export async function applyPlan(
  { kind, changes, undo, invites }: Batch,
  context: OperationContext,
): Promise<{ applied: number; refused: RefusedChange[] }> {
  const commands = kindCommands[kind];
  const { blank } = importKindsByName[kind];
  const { shop } = await context.queries.import.columns({ kind });
  const present = await context.queries.import.present({ kind, keys: changes.map(({ key }) => key) });
  const refused: RefusedChange[] = [];
  let applied = 0;

  const make = async ({ key, isNew, ...fields }: PlannedChange) => {
    const [seen, changed] = undo ? [fields.changed, fields.seen] : [fields.seen, fields.changed];
    const now = present.get(key);
    if (isNew && undo)
      return now && commands.remove({ key, isNew, seen, changed, wanted: now, shop, invites }, context);
    if (isStill(now, isNew, isNew ? blank : seen, changed))
      await commands.change(
        {
          ...{ key, isNew, seen, changed, wanted: { ...(isNew ? blank : now), ...changed }, shop, invites },
          ...(fields.files ? { files: fields.files } : {}),
        },
        context,
      );
  };
  const one = async (change: PlannedChange) => {
    try {
      await make(change);
      applied += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused.push({ row: change.row, key: change.key, ...reasonOf(error) });
    }
  };
  await sideBySide(changes, one, context.services.backpressure);
  return { applied, refused: refused.sort((a, b) => a.row - b.row) };
}

/**
 * Tells whether there is anything left to do: a worker that ended in the middle may have done it, or begun it, as a product
 * whose price was yet to come. `before`: how it was seen; of what is new, the kind's blank thing.
 * @throws DomainError where somebody else changed it since it was seen
 */
function isStill(now: Thing | undefined, isNew: boolean, before: Thing, changed: Thing): boolean {
  if (!now) return isNew || refuse('import_gone_meanwhile');
  if (changedFields(pick(now, changed), changed) === undefined) return false;
  const others = othersIn(now, before, changed);
  if (!others.length) return true;
  return isNew ? refuse('import_there_meanwhile') : refuse('import_changed_meanwhile', { fields: others.join(', ') });
}

function reasonOf({ code, params }: DomainError): Pick<RefusedChange, 'code' | 'params'> {
  if (code !== 'changed_meanwhile') return { code, params };
  return {
    code: 'import_changed_meanwhile',
    params: { fields: Object.keys((params['present'] ?? {}) as object).join(', ') },
  };
}

const pick = (thing: Thing, fields: Thing): Thing =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, own(thing, field) ?? null]));

/** Fields that are neither what was seen nor what is wanted: somebody else changed them. */
function othersIn(now: Thing, seen: Thing, changed: Thing): string[] {
  const present = pick(now, changed);
  const unseen = Object.keys(changedFields(present, pick(seen, changed)) ?? {});
  const unwanted = new Set(Object.keys(changedFields(present, changed) ?? {}));
  return unseen.filter((field) => unwanted.has(field));
}
