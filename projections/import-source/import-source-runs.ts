import type { SourceRunStatus } from '#contracts/import-source/import-source.ts';
import type { ImportSourceEvent } from '#domain/import-source/import-source.events.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { defineReadModel, updateIfThere } from '#platform/kernel/read-model/read-model.ts';

export interface ImportSourceRunRow {
  readonly run_key: string;
  readonly source_id: string;
  readonly turn: number;
  /** When it is due, or what happened last. */
  readonly at: string;
  readonly status: SourceRunStatus;
  readonly attempts: number;
  readonly import_id: string;
  /** Why the last attempt failed; empty where none did. */
  readonly fault: string;
  readonly params: Readonly<Record<string, string | number>>;
}

type OfTurn = Extract<ImportSourceEvent, { data: { readonly turn: number } }>;
const keyOf = ({ data }: StoredEvent<OfTurn>) => `${data.sourceId}.${data.turn}`;

const begun = (event: StoredEvent<OfTurn>, status: SourceRunStatus, at: string) => ({
  key: keyOf(event),
  apply: (): ImportSourceRunRow => ({
    ...{ run_key: keyOf(event), source_id: event.data.sourceId, turn: event.data.turn },
    ...{ at, status, attempts: 0, import_id: '', fault: '', params: {} },
  }),
});
const becomes = (event: StoredEvent<OfTurn>, change: Partial<ImportSourceRunRow>) =>
  updateIfThere<ImportSourceRunRow>(keyOf(event), (row) => ({ ...row, at: event.at, ...change }));

/** A turn that was due when the next took its place never was a run. */
const insteadOf = ({ data: { sourceId, turn } }: StoredEvent<OfTurn>) => ({
  key: `${sourceId}.${turn - 1}`,
  apply: (row: ImportSourceRunRow | undefined) => (row?.status === 'planned' ? undefined : row),
});

/** Every run of every source, with what came of it. */
export const importSourceRuns = defineReadModel<ImportSourceRunRow, ImportSourceEvent>({
  name: 'import_source_run',
  version: 1,
  key: 'run_key',
  columns: {
    run_key: 'text',
    source_id: 'text',
    turn: 'integer',
    at: 'timestamptz',
    status: 'text',
    attempts: 'integer',
    import_id: 'text',
    fault: 'text',
    params: 'jsonb',
  },
  indexes: ['(source_id, turn)'],
  streams: ({ source_id }) => [`import-source-${source_id}`],
  on: {
    ImportSourceRunPlanned: (event) => [insteadOf(event), begun(event, 'planned', event.data.at)],
    ImportSourceRunAsked: (event) => [insteadOf(event), begun(event, 'asked', event.at)],
    ImportSourceRunCalledOff: (event) => insteadOf(event),
    ImportSourceAttemptFailed: (event) => {
      const { attempt, code, params } = event.data;
      return becomes(event, { status: 'trying', attempts: attempt, fault: code, params });
    },
    ImportSourceRunFailed: (event) => becomes(event, { status: 'failed' }),
    ImportSourceFileUnchanged: (event) => becomes(event, { status: 'unchanged', fault: '', params: {} }),
    ImportSourceFileTaken: (event) =>
      becomes(event, { status: 'taken', import_id: event.data.importId, fault: '', params: {} }),
  },
});
