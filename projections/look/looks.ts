import type { LookEvent } from '#domain/look/look.events.ts';
import { defineReadModel, put } from '#platform/read-model/read-model.ts';

export interface LookRow {
  readonly look_id: string;
  readonly by: string;
  readonly route: string;
  readonly subject: string;
  /** What a list showed; empty of anything else. */
  readonly shown: readonly string[];
  /** Of everything that was shown, without their kinds: an order is looked at as work, as files and as itself. */
  readonly ids: readonly string[];
  readonly at: string;
}

export const looks = defineReadModel<LookRow, LookEvent>({
  name: 'look',
  version: 2,
  key: 'look_id',
  columns: {
    look_id: 'text',
    by: 'text',
    route: 'text',
    subject: 'text',
    shown: 'text[]',
    ids: 'text[]',
    at: 'timestamptz',
  },
  indexes: ['(at desc, look_id)', '(by, at desc)', '(subject, at desc)', 'using gin (ids)'],
  on: {
    PersonalDataViewed: ({ id, data: { shown = [], ...data } }) =>
      put<LookRow>(id, {
        look_id: id,
        ...data,
        shown,
        ids: [data.subject, ...shown].map((subject) => subject.slice(subject.indexOf(':') + 1)),
      }),
  },
});
