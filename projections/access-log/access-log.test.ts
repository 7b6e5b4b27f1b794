import type { AccessLogEvent } from '#domain/access-log/access-log.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { accessLog, type AccessLogRow } from './access-log.ts';

const given = readModelSpecification<AccessLogRow, AccessLogEvent>(accessLog);
const viewed = (subject: string, shown?: readonly string[]): AccessLogEvent => ({
  type: 'PersonalDataViewed',
  data: { by: 'staff:1', route: 'admin/order', subject, at: '2026-03-03T15:00:00.000Z', ...(shown && { shown }) },
});

describe('who was shown whose personal data', () => {
  it('is found by what was shown, whatever it was shown as', () =>
    given(viewed('order:o1')).then({
      entry_id: 'e0',
      by: 'staff:1',
      route: 'admin/order',
      subject: 'order:o1',
      shown: [],
      ids: ['o1'],
    }));
  it('is found for everything that a list showed', () =>
    given(viewed('list', ['order:o1', 'quote:q1'])).then({
      subject: 'list',
      shown: ['order:o1', 'quote:q1'],
      ids: ['list', 'o1', 'q1'],
    }));
  it('is found with what a file had', () => {
    const file = { kind: 'contacts', filter: 'all', accounts: 2 };
    const event = viewed('file:contacts');
    given({ ...event, data: { ...event.data, file } }).then({ subject: 'file:contacts', ids: ['contacts'], file });
  });
  it('is a row for each time', () =>
    given(viewed('order:o1'), viewed('order:o1')).then({ entry_id: 'e0' }, { entry_id: 'e1' }));
  it('is the same however its events are cut into chunks', () =>
    given(viewed('order:o1'), viewed('list', ['order:o2'])).thenTheSameInChunksOfOne());
});
