// Everything that waits for staff, of every kind, and who has taken it. What is done stays, closed, so that it can open again.
import type { WorkEvent } from '#domain/work/work.events.ts';
import type { StoredEvent } from '#platform/event-store/event-store.ts';
import { defineReadModel, updateIfThere, type Change, type ReadModel } from '#platform/read-model/read-model.ts';
import { workIdOf, type WorkKind } from '#platform/work/work-kind.ts';

export interface WorkItemRow {
  readonly work_id: string;
  readonly kind: string;
  readonly subject_id: string;
  readonly number: string;
  readonly account_id: string;
  readonly person_name: string;
  readonly worth: number;
  readonly currency: string;
  readonly open: boolean;
  /** Why it is open, where several things may be the cause. */
  readonly causes: readonly string[];
  /** Since when it waits. */
  readonly since: string;
  readonly claimed_by: string;
  readonly claimed_until: string;
}

/** The cause of what is opened as a whole. */
const WHOLE = '';
const NEVER = '1970-01-01T00:00:00.000Z';

const blank = (kind: string, subjectId: string, since: string): WorkItemRow => ({
  work_id: workIdOf(kind, subjectId), kind, subject_id: subjectId, number: subjectId, account_id: '', person_name: '', worth: 0, currency: '', open: false, causes: [], since, claimed_by: '', claimed_until: NEVER,
});

function asked({ kind, on }: WorkKind, event: StoredEvent): Change<WorkItemRow> {
  const { subjectId, open: opens, causes: named, number, accountId, personName, worth, currency } = on[event.type]!(event);
  return {
    key: workIdOf(kind, subjectId),
    apply: (row) => {
      const before = row ?? blank(kind, subjectId, event.at);
      const known = { ...before, number: number ?? before.number, account_id: accountId ?? before.account_id, person_name: personName ?? before.person_name, worth: worth ?? before.worth, currency: currency ?? before.currency };
      const others = named || opens ? before.causes.filter((cause) => !(named ?? [WHOLE]).includes(cause)) : [];
      const causes = opens ? [...others, ...(named ?? [WHOLE])] : others;
      const open = causes.length > 0;
      // What opens anew begins to wait now, and nobody has it yet.
      return open && !before.open ? { ...known, open, causes, since: event.at, claimed_by: '', claimed_until: NEVER } : { ...known, open, causes };
    },
  };
}

/** A read model over whatever kinds of work are registered. */
export function workItemsOf(kinds: readonly WorkKind[]): ReadModel<WorkItemRow> {
  const types = [...new Set(kinds.flatMap(({ on }) => Object.keys(on)))];
  const byType = Object.fromEntries(types.map((type) => [type, (event: StoredEvent) => kinds.filter(({ on }) => on[type]).map((kind) => asked(kind, event))]));
  return defineReadModel<WorkItemRow, WorkEvent>({
    name: 'work_item',
    version: 6,
    key: 'work_id',
    columns: {
      work_id: 'text', kind: 'text', subject_id: 'text', number: 'text', account_id: 'text', person_name: 'text', worth: 'bigint', currency: 'text', open: 'boolean', causes: 'text[]', since: 'timestamptz', claimed_by: 'text', claimed_until: 'timestamptz',
    },
    indexes: ['(since) where open', '(worth desc) where open', '(kind, since) where open'],
    on: {
      ...byType,
      WorkClaimed: ({ data: { workId, by, until } }) => updateIfThere<WorkItemRow>(workId, (row) => ({ ...row, claimed_by: by, claimed_until: until })),
      WorkReleased: ({ data: { workId } }) => updateIfThere<WorkItemRow>(workId, (row) => ({ ...row, claimed_by: '', claimed_until: NEVER })),
    },
  });
}
