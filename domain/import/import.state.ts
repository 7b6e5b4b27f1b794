// What the events of an import add up to.
import { unreachable } from '#domain/shared/decider.ts';
import type {
  ExtraField,
  FileFacts,
  ImportEvent,
  ImportKindName,
  ImportOrigin,
  ImportStatus,
  RowCounts,
} from './import.events.ts';

export interface PlannedBatch {
  /** SHA-256 of what its rows change, hex. */
  readonly plan: string;
  readonly counts: RowCounts;
}

export interface ImportState {
  readonly status: 'none' | ImportStatus;
  readonly fileName: string;
  readonly parts: readonly string[];
  readonly header: readonly string[];
  readonly facts: FileFacts | undefined;
  readonly origin: ImportOrigin;
  /** Empty where somebody sent the file. */
  readonly sourceId: string;
  readonly kind: ImportKindName | undefined;
  readonly columns: readonly string[];
  readonly extra: readonly ExtraField[];
  readonly check: number;
  readonly startsItself: boolean;
  readonly invites: boolean;
  readonly batches: readonly PlannedBatch[];
  readonly run: number;
  /** Batches that were applied, the first ones. */
  readonly applied: number;
  /** SHA-256 of what was refused in each of these. */
  readonly refused: readonly string[];
  /** Of those that were applied, how many were undone, from the last on. */
  readonly undone: number;
  readonly undoRefused: readonly string[];
  readonly filesRemoved: boolean;
}

export const initialState: ImportState = {
  status: 'none',
  fileName: '',
  parts: [],
  header: [],
  facts: undefined,
  origin: 'browser',
  sourceId: '',
  kind: undefined,
  columns: [],
  extra: [],
  check: 0,
  startsItself: false,
  invites: false,
  batches: [],
  run: 0,
  applied: 0,
  refused: [],
  undone: 0,
  undoRefused: [],
  filesRemoved: false,
};

export function evolve(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'ImportUploaded': {
      const { fileName, parts, header, facts, origin, sourceId = '' } = event.data;
      return { ...state, status: 'uploaded', fileName, parts, header, facts, origin, sourceId };
    }
    case 'ImportMatched': {
      const { kind, columns, extra = [], check, startsItself, invites = false } = event.data;
      return { ...state, status: 'checking', kind, columns, extra, check, startsItself, invites, batches: [] };
    }
    case 'ImportRowsChecked': {
      const { plan, counts } = event.data;
      return { ...state, batches: [...state.batches, { plan, counts }] };
    }
    case 'ImportChecked':
      return { ...state, status: 'checked' };
    case 'ImportUnreadable':
      return { ...state, status: 'unreadable', batches: [] };
    case 'ImportStarted':
    case 'ImportResumed':
      return { ...state, status: 'running', run: event.data.run };
    case 'ImportBatchApplied':
      return { ...state, applied: state.applied + 1, refused: [...state.refused, event.data.refused] };
    case 'ImportPaused':
      return { ...state, status: 'paused' };
    case 'ImportStopped':
      return { ...state, status: 'stopped' };
    case 'ImportCompleted':
      return { ...state, status: 'completed' };
    case 'ImportUndoStarted':
      return { ...state, status: 'undoing', run: event.data.run };
    case 'ImportBatchUndone':
      return { ...state, undone: state.undone + 1, undoRefused: [...state.undoRefused, event.data.refused] };
    case 'ImportUndone':
      return { ...state, status: 'undone' };
    case 'ImportFilesRemoved':
      return { ...state, filesRemoved: true };
    default:
      return unreachable(event);
  }
}

/** Rows that would change something. */
export const changesIn = ({ added, changed }: RowCounts): number => added + changed;

export const totalOf = (counts: readonly RowCounts[]): RowCounts =>
  counts.reduce(
    (sum, one) => ({
      added: sum.added + one.added,
      changed: sum.changed + one.changed,
      unchanged: sum.unchanged + one.unchanged,
      wrong: sum.wrong + one.wrong,
    }),
    { added: 0, changed: 0, unchanged: 0, wrong: 0 },
  );

/**
 * The batch that is taken back next. One that was under way when the import was stopped is among them: taking back what was not
 * done changes nothing.
 */
export const nextToUndo = ({ applied, batches, undone }: ImportState): number =>
  Math.min(applied, batches.length - 1) - undone;
