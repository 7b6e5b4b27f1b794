import { specificationFor } from '#domain/testing/decider-specification.ts';
import { closedMonth } from './closed-month.decider.ts';

const given = specificationFor(closedMonth);
const month = '2026-03';
const closed = { type: 'MonthClosed', data: { month } } as const;
const reopened = { type: 'MonthReopened', data: { month, reason: 'A cheque of March' } } as const;

describe('a month of the books', () => {
  it('is closed once it is over', () => {
    given().when({ type: 'CloseMonth', month, today: '2026-04-01' }).then(closed);
    given(closed).when({ type: 'CloseMonth', month, today: '2026-04-02' }).thenNothing();
    given().when({ type: 'CloseMonth', month, today: '2026-03-31' }).thenRefused('month_not_over', { month });
  });
  it('is opened again with a reason, and can be closed again', () => {
    given(closed).when({ type: 'ReopenMonth', month, reason: 'A cheque of March' }).then(reopened);
    given(closed, reopened).when({ type: 'ReopenMonth', month, reason: 'x' }).thenNothing();
    given(closed, reopened).when({ type: 'CloseMonth', month, today: '2026-04-02' }).then(closed);
  });
});
