// Everything that waits for staff, of every kind, and who has taken it. What is done stays, closed, so that it can open
// again.
import { own } from '#domain/shared/dictionary.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { needed } from '#domain/shared/needed.ts';
import type { WorkEvent } from '#domain/work/work.events.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { defineReadModel, updateIfThere, type Change, type ReadModel } from '#platform/kernel/read-model/read-model.ts';
import { workIdOf, type WorkChange, type WorkKind } from '#projections/shared/work-kind.ts';

export interface WorkItemRow {
  readonly work_id: string;
  readonly kind: string;
  readonly subject_id: string;
  readonly number: string;
  readonly account_id: string;
  readonly person_name: string;
  readonly note: string;
  /** Empty for its kind's page. */
  readonly page: string;
  /** Parts that wait. */
  readonly parts: readonly string[];
  readonly ready: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly open: boolean;
  /** Since when it waits. */
  readonly since: string;
  readonly claimed_by: string;
  readonly claimed_until: string;
}

const NEVER = '1970-01-01T00:00:00.000Z';

const blank = (kind: string, subjectId: string, since: string): WorkItemRow => ({
  work_id: workIdOf(kind, subjectId),
  kind,
  subject_id: subjectId,
  number: subjectId,
  account_id: '',
  person_name: '',
  note: '',
  page: '',
  parts: [],
  ready: false,
  amount: 0,
  currency: '',
  open: false,
  since,
  claimed_by: '',
  claimed_until: NEVER,
});

function asked({ kind, on }: WorkKind, event: StoredEvent): Change<WorkItemRow>[] {
  const change = needed(own(on, event.type), 'handler of the event')(event);
  return change ? [applied(kind, change, event.at)] : [];
}

const partsAfter = (parts: readonly string[], changed: WorkChange['parts'] = []): readonly string[] =>
  changed.reduce((waiting, { id, waits }) => [...waiting.filter((one) => one !== id), ...(waits ? [id] : [])], parts);

function applied(
  kind: string,
  { subjectId, number, accountId, personName, note, page, amount, currency, ...change }: WorkChange,
  at: string,
): Change<WorkItemRow> {
  return {
    key: workIdOf(kind, subjectId),
    apply: (row) => {
      const before = row ?? blank(kind, subjectId, at);
      const parts = partsAfter(before.parts, change.parts);
      const ready = change.ready ?? before.ready;
      const open = change.open ?? (ready && parts.length > 0);
      const known = {
        ...before,
        parts,
        ready,
        ...saidFields({ note, page, number, account_id: accountId, person_name: personName, amount, currency }),
      };
      // What opens anew begins to wait now, and nobody has it yet.
      return open && !before.open
        ? { ...known, open, since: at, claimed_by: '', claimed_until: NEVER }
        : { ...known, open };
    },
  };
}

/** A read model over whatever kinds of work are registered. */
export function workItemsOf(kinds: readonly WorkKind[]): ReadModel<WorkItemRow> {
  const types = [...new Set(kinds.flatMap(({ on }) => Object.keys(on)))];
  const byType = Object.fromEntries(
    types.map((type) => [
      type,
      (event: StoredEvent) => kinds.filter(({ on }) => own(on, type)).flatMap((kind) => asked(kind, event)),
    ]),
  );
  return defineReadModel<WorkItemRow, WorkEvent>({
    name: 'work_item',
    version: 12,
    key: 'work_id',
    columns: {
      work_id: 'text',
      kind: 'text',
      subject_id: 'text',
      number: 'text',
      account_id: 'text',
      person_name: 'text',
      note: 'text',
      page: 'text',
      parts: 'jsonb',
      ready: 'boolean',
      amount: 'bigint',
      currency: 'text',
      open: 'boolean',
      since: 'timestamptz',
      claimed_by: 'text',
      claimed_until: 'timestamptz',
    },
    indexes: ['(since) where open', '(amount desc) where open', '(kind, since) where open'],
    on: {
      ...byType,
      WorkClaimed: ({ data: { workId, by, until } }) =>
        updateIfThere<WorkItemRow>(workId, (row) => ({ ...row, claimed_by: by, claimed_until: until })),
      WorkAssigned: ({ data: { workId, to, until } }) =>
        updateIfThere<WorkItemRow>(workId, (row) => ({ ...row, claimed_by: to, claimed_until: until })),
      WorkReleased: ({ data: { workId } }) =>
        updateIfThere<WorkItemRow>(workId, (row) => ({ ...row, claimed_by: '', claimed_until: NEVER })),
    },
  });
}
