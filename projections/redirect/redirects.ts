import type { RedirectEvent, RedirectKind } from '#domain/redirect/redirect.events.ts';
import { defineReadModel, put, updateIfThere } from '#platform/kernel/read-model/read-model.ts';

/** Mirrored, so a row is never removed: `kind` of one that is gone is empty. */
export interface RedirectRow {
  readonly from: string;
  readonly to: string;
  readonly kind: RedirectKind | '';
  readonly changed_at: string;
  readonly changed_by: string;
}

export const redirects = defineReadModel<RedirectRow, RedirectEvent>({
  name: 'redirect',
  version: 1,
  key: 'from',
  columns: { from: 'text', to: 'text', kind: 'text', changed_at: 'timestamptz', changed_by: 'text' },
  indexes: ['("to", "from")', '(changed_at)'],
  on: {
    RedirectsSaved: ({ data, at, metadata }) =>
      data.redirects.map((redirect) =>
        put<RedirectRow>(redirect.from, { ...redirect, changed_at: at, changed_by: metadata.actor }),
      ),
    RedirectsRemoved: ({ data, at, metadata }) =>
      data.from.map((from) =>
        updateIfThere<RedirectRow>(from, (row) => ({
          ...row,
          kind: '',
          changed_at: at,
          changed_by: metadata.actor,
        })),
      ),
  },
});
