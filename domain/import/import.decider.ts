import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { ExtraField, FileFacts, ImportEvent, ImportKindName, ImportOrigin, RowCounts } from './import.events.ts';
import { changesIn, evolve, initialState, nextToUndo, totalOf, type ImportState } from './import.state.ts';

type Outcome = { readonly applied: number; readonly refusals: number; readonly refused: string };

export type ImportCommand = { readonly importId: string } & (
  | {
      readonly type: 'UploadImport';
      readonly fileName: string;
      readonly parts: readonly string[];
      readonly bytes: number;
      readonly header: readonly string[];
      readonly facts: FileFacts;
      readonly origin: ImportOrigin;
      readonly sourceId?: string;
    }
  | {
      readonly type: 'MatchImport';
      readonly kind: ImportKindName;
      readonly columns: readonly string[];
      readonly extra?: readonly ExtraField[];
      readonly startsItself: boolean;
      readonly invites?: boolean;
    }
  /** A worker's: it counts while this is still the dry run, and the batch the next one. */
  | {
      readonly type: 'RecordCheckedRows';
      readonly check: number;
      readonly batch: number;
      readonly plan: string;
      readonly counts: RowCounts;
    }
  | { readonly type: 'CompleteCheck'; readonly check: number; readonly formulas: number }
  | {
      readonly type: 'FailCheck';
      readonly check: number;
      readonly code: string;
      readonly params: Readonly<Record<string, string | number>>;
    }
  | { readonly type: 'StartImport' }
  | { readonly type: 'PauseImport' }
  | { readonly type: 'ResumeImport' }
  | { readonly type: 'StopImport' }
  /** A worker's: it counts while this is still its run, and the batch the next one. */
  | ({ readonly type: 'RecordAppliedBatch'; readonly run: number; readonly batch: number } & Outcome)
  | { readonly type: 'UndoImport' }
  | ({ readonly type: 'RecordUndoneBatch'; readonly run: number; readonly batch: number } & Outcome)
  | { readonly type: 'RemoveFiles' }
);

/**
 * @throws DomainError import_not_found, import_is_over where it can no longer be matched or started, import_changes_nothing,
 * import_not_running, import_not_paused, import_not_undoable, import_files_removed, import_key_column_missing
 */
export const importFile: Decider<ImportState, ImportCommand, ImportEvent> = {
  initialState,
  evolve,
  decide(command, state) {
    const { importId } = command;
    if (command.type === 'UploadImport') {
      const { type: _, ...data } = command;
      return state.status === 'none' ? [{ type: 'ImportUploaded', data }] : refuse('already_exists', { id: importId });
    }
    if (state.status === 'none') return notFound('import_not_found', { importId });
    switch (command.type) {
      case 'MatchImport':
        return match(command, state);
      case 'RecordCheckedRows':
      case 'CompleteCheck':
      case 'FailCheck':
        // Of an earlier dry run nobody wants to know.
        return state.status === 'checking' && state.check === command.check ? checking(command, state) : [];
      case 'RecordAppliedBatch':
        return appliedBatch(command, state);
      case 'RecordUndoneBatch':
        return undoneBatch(command, state);
      case 'RemoveFiles':
        return state.filesRemoved || state.status === 'running' || state.status === 'undoing'
          ? []
          : [{ type: 'ImportFilesRemoved', data: { importId } }];
      default:
        return asked(command, state);
    }
  },
};

type OfType<T extends ImportCommand['type']> = Extract<ImportCommand, { type: T }>;

const changesOf = ({ batches }: ImportState) => changesIn(totalOf(batches.map(({ counts }) => counts)));

function checking(
  command: OfType<'RecordCheckedRows' | 'CompleteCheck' | 'FailCheck'>,
  state: ImportState,
): ImportEvent[] {
  switch (command.type) {
    case 'RecordCheckedRows': {
      const { type: _, ...data } = command;
      return state.batches.length === command.batch ? [{ type: 'ImportRowsChecked', data }] : [];
    }
    case 'FailCheck': {
      const { type: _, ...data } = command;
      return [{ type: 'ImportUnreadable', data }];
    }
    case 'CompleteCheck': {
      const { type: _, ...data } = command;
      const starts = state.startsItself && changesOf(state) > 0;
      return [
        { type: 'ImportChecked', data },
        ...(starts ? [{ type: 'ImportStarted' as const, data: { importId: data.importId, run: state.run + 1 } }] : []),
      ];
    }
    default:
      return unreachable(command);
  }
}

/** What a person asks for. */
function asked(
  { type, importId }: OfType<'StartImport' | 'PauseImport' | 'ResumeImport' | 'StopImport' | 'UndoImport'>,
  state: ImportState,
): ImportEvent[] {
  const { status } = state;
  const run = state.run + 1;
  switch (type) {
    case 'StartImport':
      if (state.filesRemoved) return refuse('import_files_removed');
      if (status !== 'checked') return refuse('import_not_checked');
      return changesOf(state) ? [{ type: 'ImportStarted', data: { importId, run } }] : refuse('import_changes_nothing');
    case 'PauseImport':
      return status === 'running' ? [{ type: 'ImportPaused', data: { importId } }] : refuse('import_not_running');
    case 'ResumeImport':
      return status === 'paused' ? [{ type: 'ImportResumed', data: { importId, run } }] : refuse('import_not_paused');
    case 'StopImport':
      return status === 'running' || status === 'paused'
        ? [{ type: 'ImportStopped', data: { importId } }]
        : refuse('import_not_running');
    case 'UndoImport':
      if (state.filesRemoved) return refuse('import_files_removed');
      return status === 'completed' || status === 'stopped'
        ? [{ type: 'ImportUndoStarted', data: { importId, run } }]
        : refuse('import_not_undoable');
    default:
      return unreachable(type);
  }
}

function match(
  { importId, kind, columns, extra = [], startsItself, invites }: Extract<ImportCommand, { type: 'MatchImport' }>,
  state: ImportState,
): ImportEvent[] {
  if (state.filesRemoved) return refuse('import_files_removed');
  if (!['uploaded', 'checking', 'checked', 'unreadable'].includes(state.status)) return refuse('import_is_over');
  if (columns.length !== state.header.length) return refuse('import_columns_not_of_file', {}, 'invalid');
  if (extra.some(({ column = 0 }) => column >= state.header.length))
    return refuse('import_columns_not_of_file', {}, 'invalid');
  const named = [...columns.filter(Boolean), ...extra.map(({ field }) => field)];
  if (new Set(named).size < named.length) return refuse('import_column_twice', {}, 'invalid');
  const { header } = state;
  const data = { importId, kind, header, columns, check: state.check + 1, startsItself };
  return [
    {
      type: 'ImportMatched',
      data: { ...data, ...(extra.length ? { extra } : {}), ...(invites ? { invites } : {}) },
    },
  ];
}

function appliedBatch(
  { importId, run, batch, applied, refusals, refused }: Extract<ImportCommand, { type: 'RecordAppliedBatch' }>,
  state: ImportState,
): ImportEvent[] {
  // What was under way when somebody paused or stopped it was done all the same.
  const isAlive = ['running', 'paused', 'stopped'].includes(state.status) && state.run === run;
  if (!isAlive || batch !== state.applied) return [];
  const data = { importId, batch, applied, refusals, refused };
  const isLast = batch + 1 === state.batches.length && state.status !== 'stopped';
  return [
    { type: 'ImportBatchApplied', data },
    ...(isLast ? [{ type: 'ImportCompleted' as const, data: { importId } }] : []),
  ];
}

function undoneBatch(
  { importId, run, batch, applied, refusals, refused }: Extract<ImportCommand, { type: 'RecordUndoneBatch' }>,
  state: ImportState,
): ImportEvent[] {
  if (state.status !== 'undoing' || state.run !== run || batch !== nextToUndo(state)) return [];
  return [
    { type: 'ImportBatchUndone', data: { importId, batch, applied, refusals, refused } },
    ...(batch === 0 ? [{ type: 'ImportUndone' as const, data: { importId } }] : []),
  ];
}
