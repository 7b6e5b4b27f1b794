import type { AccessLogEvent, DisclosedFile } from '#domain/access-log/access-log.events.ts';
import { defineReadModel, put } from '#platform/kernel/read-model/read-model.ts';

export interface AccessLogRow {
  readonly entry_id: string;
  readonly by: string;
  readonly route: string;
  readonly subject: string;
  /** The entries that a list showed; empty of anything else. */
  readonly shown: readonly string[];
  /** The ids of everything that was shown, without their kinds: staff see an order as work, as files and as itself. */
  readonly ids: readonly string[];
  /** Null where it was no file. */
  readonly file: DisclosedFile | null;
  readonly at: string;
}

export const accessLog = defineReadModel<AccessLogRow, AccessLogEvent>({
  name: 'access_log',
  version: 3,
  key: 'entry_id',
  columns: {
    entry_id: 'text',
    by: 'text',
    route: 'text',
    subject: 'text',
    shown: 'text[]',
    ids: 'text[]',
    file: 'jsonb',
    at: 'timestamptz',
  },
  indexes: ['(at desc, entry_id)', '(by, at desc)', '(subject, at desc)', 'using gin (ids)'],
  on: {
    PersonalDataViewed: ({ id, data: { shown = [], file = null, ...data } }) =>
      put<AccessLogRow>(id, {
        entry_id: id,
        ...data,
        shown,
        file,
        ids: [data.subject, ...shown].map((subject) => subject.slice(subject.indexOf(':') + 1)),
      }),
  },
});
