import { importKindsByName } from '#contracts/import/kinds/import-kinds.ts';
import { importSource, isAwaited } from '#domain/import-source/import-source.decider.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import { SourceFault } from '#platform/adapters/file-source/file-source.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { nextMoment } from '#platform/shop/shop-calendar.ts';
import { run, streamOf, type KnownSource } from './import-source.commands.ts';
import { takeFile } from './take-file.ts';

interface Turn {
  readonly sourceId: string;
  readonly turn: number;
}

/** `unmatched`: the file was taken, and somebody must say which column is what. */
export type RunOutcome =
  | { readonly status: 'over' | 'again' }
  | { readonly status: 'unmatched'; readonly importId: string }
  | { readonly status: 'failed'; readonly code: string };

export const importSourceFunctions = {
  /** One attempt at a run: fetches the file, begins its import, and plans the next run. Harmless when repeated. */
  async attempt({ sourceId, turn }: Turn, context: OperationContext): Promise<RunOutcome> {
    const { state } = await context.load(importSource, streamOf(sourceId));
    const { data } = state;
    if (!data || !isAwaited(state, turn)) return { status: 'over' };
    const source: KnownSource = { ...state, data };
    const nextAt = nextMoment(context.now, data);
    try {
      await mustStillMay(source, context);
      const taken = await takeFile(sourceId, source, context);
      if (taken.isUnchanged) {
        await run(context, { type: 'RecordUnchanged', sourceId, turn, nextAt });
        return { status: 'over' };
      }
      const { parts, file } = taken;
      const importId = context.id('import', sourceId, turn, file.hash);
      await context.commands.import.upload({ importId, fileName: file.name, parts, origin: 'schedule', sourceId });
      const isMatched = await matched(importId, source, context);
      await run(context, { type: 'RecordTaken', sourceId, turn, importId, file, nextAt });
      return isMatched ? { status: 'over' } : { status: 'unmatched', importId };
    } catch (error) {
      if (!(error instanceof SourceFault) && !(error instanceof DomainError)) throw error;
      const { code } = error;
      const failure = { type: 'RecordFailure', sourceId, turn, code, nextAt, params: plain(error.params) } as const;
      const { state: after } = await run(context, failure, `${turn}.${source.failures}`);
      return after.failedTurn === turn ? { status: 'failed', code } : { status: 'again' };
    }
  },

  /** Asks for the report of an import that is over, where a source has brought it. */
  async report(
    { sourceId, importId }: { readonly sourceId: string; readonly importId: string },
    context: OperationContext,
  ): Promise<void> {
    const { state } = await context.load(importSource, streamOf(sourceId));
    if (state.data) await run(context, { type: 'ReportImport', sourceId, importId });
  },
};

export const importSourceStates = {
  /** Whose imports those of a source are; empty where it is gone. */
  async owner({ sourceId }: { readonly sourceId: string }, context: OperationContext): Promise<{ owner: string }> {
    const { state } = await context.load(importSource, streamOf(sourceId));
    return { owner: state.data ? state.owner : '' };
  },
};

/** Who has left, or may not import such things any more, does not go on doing so. @throws SourceFault */
async function mustStillMay({ owner, data }: KnownSource, { queries }: OperationContext): Promise<void> {
  const { right, alsoRight } = importKindsByName[data.kind];
  for (const needed of alsoRight ? [right, alsoRight] : [right]) {
    const { holds } = await queries.staff.holds({ staffId: owner.replace('staff:', ''), right: needed });
    if (!holds) throw new SourceFault('import_source_owner_may_not');
  }
}

/** As the last file of the same heading, else by name; false where that cannot be said. */
async function matched(importId: string, { data }: KnownSource, { commands }: OperationContext): Promise<boolean> {
  try {
    await commands.import.matchByName({ importId, kind: data.kind, startsItself: data.then === 'apply' });
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

const plain = (params: Readonly<Record<string, unknown>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly importSource: FunctionsOf<typeof importSourceFunctions>;
  }
  interface States {
    readonly importSource: FunctionsOf<typeof importSourceStates>;
  }
}
