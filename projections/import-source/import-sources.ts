import type { ImportSourceEvent, SourceData } from '#domain/import-source/import-source.events.ts';
import { evolve, initialState, type ImportSourceState } from '#domain/import-source/import-source.state.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { defineReadModel, remove, type Handlers } from '#platform/kernel/read-model/read-model.ts';

export interface ImportSourceRow {
  readonly source_id: string;
  readonly state: ImportSourceState & { readonly data: SourceData };
}

const onSource = (event: StoredEvent<ImportSourceEvent>) => ({
  key: event.data.sourceId,
  apply: (row: ImportSourceRow | undefined): ImportSourceRow => ({
    source_id: event.data.sourceId,
    state: evolve(row?.state ?? initialState, event) as ImportSourceRow['state'],
  }),
});

const everyEvent: Required<Handlers<ImportSourceRow, ImportSourceEvent>> = {
  ImportSourceAdded: onSource,
  ImportSourceRevised: onSource,
  ImportSourceRemoved: ({ data: { sourceId } }) => remove(sourceId),
  ImportSourceSecretKept: onSource,
  ImportSourceSecretForgotten: onSource,
  ImportSourceHostTrusted: onSource,
  ImportSourceRunPlanned: onSource,
  ImportSourceRunCalledOff: onSource,
  ImportSourceRunAsked: onSource,
  ImportSourceAttemptFailed: onSource,
  ImportSourceRunFailed: onSource,
  ImportSourceFileUnchanged: onSource,
  ImportSourceFileTaken: onSource,
  ImportSourceReportDue: onSource,
};

export const importSources = defineReadModel<ImportSourceRow, ImportSourceEvent>({
  name: 'import_source',
  version: 1,
  key: 'source_id',
  columns: { source_id: 'text', state: 'jsonb' },
  streams: ({ source_id }) => [`import-source-${source_id}`],
  on: everyEvent,
});
