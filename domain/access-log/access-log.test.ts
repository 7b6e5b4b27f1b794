import { specificationFor } from '#domain/testing/decider-specification.ts';
import { accessLog } from './access-log.decider.ts';
import type { AccessLogEvent } from './access-log.events.ts';

const given = specificationFor(accessLog);
const viewed = (data: Partial<AccessLogEvent['data']>): AccessLogEvent => ({
  type: 'PersonalDataViewed',
  data: { by: 'staff:1', route: 'admin/order/list', subject: 'list', at: 'now', ...data },
});
const record = (data: Partial<AccessLogEvent['data']>) => ({ type: 'RecordDataAccess' as const, ...viewed(data).data });
const both = { shown: ['order:1', 'order:2'] };

describe('an access to personal data', () => {
  it('is on record each time', () => {
    const detail = { route: 'admin/order/detail', subject: 'order:1' };
    given().when(record(detail)).then(viewed(detail));
    given(viewed(detail)).when(record(detail)).then(viewed(detail));
  });

  it('by a file is on record with its kind, its part and how many accounts, each time', () => {
    const file = { subject: 'file:contacts', file: { kind: 'contacts', filter: 'all', accounts: 12 } };
    given(viewed(file)).when(record(file)).then(viewed(file));
  });

  it('in a list is on record when it shows other than before', () => {
    given(viewed(both))
      .when(record({ shown: ['order:2', 'order:1'] }))
      .then(viewed({ shown: ['order:2', 'order:1'] }));
    given(viewed(both))
      .when(record({ shown: ['order:1'] }))
      .then(viewed({ shown: ['order:1'] }));
    given(viewed(both))
      .when(record({ ...both, route: 'admin/work/list' }))
      .then(viewed({ ...both, route: 'admin/work/list' }));
  });

  it('is one entry while a list only refreshes itself', () =>
    given(viewed(both))
      .when(record({ ...both, at: 'later' }))
      .thenNothing());
});
