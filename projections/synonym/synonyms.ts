import type { SynonymData, SynonymEvent } from '#domain/synonym/synonym.events.ts';
import { defineReadModel, put, updateIfThere } from '#platform/kernel/read-model/read-model.ts';

export interface SynonymRow {
  readonly id: string;
  /** Null for one that was removed: copies of the table see what changed, and not what is gone. */
  readonly data: SynonymData | null;
  readonly changed_at: string;
}

/** Followed by the catalogue indexes, which find by them within a second. */
export const synonyms = defineReadModel<SynonymRow, SynonymEvent>({
  name: 'synonym',
  version: 1,
  key: 'id',
  columns: { id: 'text', data: 'jsonb', changed_at: 'timestamptz' },
  streams: ({ id }) => [`synonym-${id}`],
  on: {
    SynonymAdded: ({ data: { synonymId, ...data }, at }) =>
      put<SynonymRow>(synonymId, { id: synonymId, data, changed_at: at }),
    SynonymRevised: ({ data: { synonymId, changed }, at }) =>
      updateIfThere<SynonymRow>(synonymId, (row) => ({
        ...row,
        data: row.data && { ...row.data, ...changed },
        changed_at: at,
      })),
    SynonymRemoved: ({ data: { synonymId }, at }) =>
      updateIfThere<SynonymRow>(synonymId, (row) => ({ ...row, data: null, changed_at: at })),
  },
});
