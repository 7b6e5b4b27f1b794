import type { ImportSourceEvent } from '#domain/import-source/import-source.events.ts';
import { evolve, initialState, type ImportSourceState } from '#domain/import-source/import-source.state.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

const nameIn = ({ data }: ImportSourceState) => ({ name: data?.name ?? '' });
const ofName = (_event: unknown, before: ImportSourceState) => nameIn(before);

export const importSourceDescriptions = defineDescriptions<ImportSourceEvent, ImportSourceState>({
  category: 'import-source',
  group: 'import',
  fold: { initialState, evolve },
  of: {
    ImportSourceAdded: ({ data: { name } }) => ({ name }),
    ImportSourceRevised: ({ data: { changed } }, before, format) => ({
      ...nameIn(before),
      changes: format.changes({ ...before.data }, changed),
    }),
    ImportSourceRemoved: ofName,
    ImportSourceSecretKept: ofName,
    ImportSourceSecretForgotten: ofName,
    ImportSourceHostTrusted: ({ data: { fingerprint } }, before) => ({ ...nameIn(before), fingerprint }),
    ImportSourceRunPlanned: ({ data: { at } }, before, format) => ({ ...nameIn(before), at: format.moment(at) }),
    ImportSourceRunCalledOff: ofName,
    ImportSourceRunAsked: ofName,
    ImportSourceAttemptFailed: ({ data: { attempt, code } }, before) => ({ ...nameIn(before), attempt, code }),
    ImportSourceRunFailed: ({ data: { code } }, before) => ({ ...nameIn(before), code }),
    ImportSourceFileUnchanged: ofName,
    ImportSourceFileTaken: ({ data: { file } }, before) => ({ ...nameIn(before), fileName: file.name }),
    ImportSourceReportDue: ({ data: { staffId } }, before, format) => ({
      ...nameIn(before),
      person: format.person(`staff:${staffId}`),
    }),
  },
});
