import type { closedMonthOperations } from '#contracts/bookkeeping/closed-month.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { closedMonths } from './closed-months.ts';

/** Ten years. */
const MOST = 120;

export const closedMonthQueries = (read: ReadSide): Handlers<typeof closedMonthOperations, 'query'> => ({
  async 'admin/bookkeeping/months'() {
    const { rows } = await selectRows(read.pool, closedMonths, {
      where: () => undefined,
      orderBy: [{ column: 'month', order: 'desc' }],
      limit: MOST,
    });
    return {
      rows: rows.map((row) => ({
        month: row.month,
        isClosed: row.is_closed,
        changedAt: row.changed_at,
        reason: row.reason,
      })),
    };
  },
});
