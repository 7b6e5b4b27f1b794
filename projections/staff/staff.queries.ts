import type { staffOperations } from '#contracts/staff.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { readMailbox, withoutTokens } from '#platform/mail/mailer.ts';
import type { Handlers } from '#platform/operations/context.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/read-model/table.ts';
import { staffMembers } from './staff-members.ts';

/** More staff than this no dealer has. */
const MAX_ROWS = 1_000;

export function staffQueries(read: ReadSide): Handlers<typeof staffOperations, 'query'> {
  const { pool } = read;
  return {
    async 'admin/session/me'(_input, { caller, services }) {
      if (!caller.personId.startsWith('staff:'))
        return { staffId: '', role: '', name: '', email: '', secondFactor: 'none' };
      const staffId = caller.personId.replace('staff:', '');
      const row = (await loadRows(pool, staffMembers, [staffId])).get(staffId) ?? notFound('not_found');
      const secondFactor = (await services.secondFactors.isSet(caller.personId))
        ? 'set'
        : caller.lacksSecondFactor
          ? 'demanded'
          : 'none';
      return { staffId, role: row.role, name: row.name, email: row.email, secondFactor };
    },
    'admin/session/list': async (_input, { session }) => ({ sessions: await session.list() }),
    async 'staff/find'({ staffId }, context) {
      return { name: (await read.rows(staffMembers, [staffId], context)).get(staffId)?.name ?? '' };
    },
    async 'staff/all'() {
      const { rows } = await selectRows(pool, staffMembers, {
        orderBy: ['name', 'staff_id'],
        limit: MAX_ROWS,
      });
      return rows.map(({ staff_id: staffId, ...row }) => ({ staffId, ...row }));
    },
    'admin/mail/list': async () => (await readMailbox(pool)).map(withoutTokens),
  };
}
