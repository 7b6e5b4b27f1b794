// Months of the books that are closed: nothing is dated into them (issue 34).
import { z } from 'zod';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { done, isoDate, month, none, requiredText } from '../shared/shared.ts';

const closedMonth = z.object({
  month: z.string().meta({ description: 'YYYY-MM' }),
  isClosed: z.boolean(),
  changedAt: isoDate,
  reason: z.string().meta({ description: 'Of its being opened again; empty while it is closed' }),
});
export type ClosedMonth = z.output<typeof closedMonth>;

export const closedMonthOperations = defineOperations({
  'admin/bookkeeping/months': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Months that are closed, or were, the newest first',
    input: none,
    output: z.object({ rows: z.array(closedMonth) }),
  },
  'admin/bookkeeping/closemonth': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Closes a month that is over: nothing is dated into it any more',
    input: z.strictObject({ month }),
    output: done,
  },
  'admin/bookkeeping/reopenmonth': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Opens a closed month again',
    input: z.strictObject({ month, reason: requiredText(300) }),
    output: done,
  },
});
