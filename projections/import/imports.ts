import type { ExtraField, ImportEvent } from '#domain/import/import.events.ts';
import { evolve, initialState, totalOf, type ImportState } from '#domain/import/import.state.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { defineReadModel, type Handlers } from '#platform/kernel/read-model/read-model.ts';

export interface ImportRow {
  readonly import_id: string;
  readonly file_name: string;
  /** Empty before it was matched. */
  readonly kind: string;
  readonly status: string;
  readonly author: string;
  readonly uploaded_at: string;
  /** Changes that were made, and that could not be made. */
  readonly done: number;
  readonly refusals: number;
  readonly undo_refusals: number;
  readonly formulas: number;
  readonly fault:
    { readonly code: string; readonly params: Readonly<Record<string, string | number>> } | Record<string, never>;
  readonly counts: ReturnType<typeof totalOf>;
  readonly state: ImportState;
}

const NEW: Omit<ImportRow, 'import_id' | 'author' | 'uploaded_at'> = {
  file_name: '',
  kind: '',
  status: '',
  done: 0,
  refusals: 0,
  undo_refusals: 0,
  formulas: 0,
  fault: {},
  counts: totalOf([]),
  state: initialState,
};

/** What an event says beyond the state of the import. */
function beside(row: ImportRow, { type, data }: ImportEvent): Partial<ImportRow> {
  switch (type) {
    case 'ImportMatched':
      return { fault: {} };
    case 'ImportUnreadable':
      return { fault: { code: data.code, params: data.params } };
    case 'ImportChecked':
      return { formulas: data.formulas };
    case 'ImportBatchApplied':
      return { done: row.done + data.applied, refusals: row.refusals + data.refusals };
    case 'ImportBatchUndone':
      return { undo_refusals: row.undo_refusals + data.refusals };
    default:
      return {};
  }
}

const onImport = (event: StoredEvent<ImportEvent>) => ({
  key: event.data.importId,
  apply(before: ImportRow | undefined): ImportRow {
    const row = before ?? {
      ...NEW,
      import_id: event.data.importId,
      author: event.metadata.actor,
      uploaded_at: event.at,
    };
    const state = evolve(row.state, event);
    return {
      ...row,
      ...beside(row, event),
      file_name: state.fileName,
      kind: state.kind ?? '',
      status: state.status,
      counts: totalOf(state.batches.map(({ counts }) => counts)),
      state,
    };
  },
});

const everyEvent: Required<Handlers<ImportRow, ImportEvent>> = {
  ImportUploaded: onImport,
  ImportMatched: onImport,
  ImportRowsChecked: onImport,
  ImportChecked: onImport,
  ImportUnreadable: onImport,
  ImportStarted: onImport,
  ImportBatchApplied: onImport,
  ImportPaused: onImport,
  ImportResumed: onImport,
  ImportStopped: onImport,
  ImportCompleted: onImport,
  ImportUndoStarted: onImport,
  ImportBatchUndone: onImport,
  ImportUndone: onImport,
  ImportFilesRemoved: onImport,
};

export const imports = defineReadModel<ImportRow, ImportEvent>({
  name: 'import',
  version: 4,
  key: 'import_id',
  columns: {
    import_id: 'text',
    file_name: 'text',
    kind: 'text',
    status: 'text',
    author: 'text',
    uploaded_at: 'timestamptz',
    done: 'integer',
    refusals: 'integer',
    undo_refusals: 'integer',
    formulas: 'integer',
    fault: 'jsonb',
    counts: 'jsonb',
    state: 'jsonb',
  },
  indexes: ['(uploaded_at)'],
  streams: ({ import_id }) => [`import-${import_id}`],
  on: everyEvent,
});

/** How columns were matched last, by the heading of the file. */
export interface MatchingRow {
  readonly heading: string;
  readonly kind: string;
  readonly columns: readonly string[];
  readonly extra: readonly ExtraField[];
}

const CELL_END = '\u001f';
export const headingOf = (header: readonly string[]): string => header.join(CELL_END);

export const importMatchings = defineReadModel<MatchingRow, ImportEvent>({
  name: 'import_matching',
  version: 2,
  key: 'heading',
  columns: { heading: 'text', kind: 'text', columns: 'jsonb', extra: 'jsonb' },
  on: {
    ImportMatched: ({ data: { header, kind, columns, extra = [] } }) => ({
      key: headingOf(header),
      apply: () => ({ heading: headingOf(header), kind, columns, extra }),
    }),
  },
});
