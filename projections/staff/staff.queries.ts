import type { staffOperations } from '#contracts/staff.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { readMailbox } from '#platform/mail/mailer.ts';
import type { Handlers } from '#platform/operations/context.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { loadRows } from '#platform/read-model/table.ts';
import { staffMembers } from './staff-members.ts';

export function staffQueries({ pool }: ReadSide): Handlers<typeof staffOperations, 'query'> {
  return {
    async 'admin/session/me'(_input, { caller }) {
      const staffId = caller.personId.replace('staff:', '');
      const row = (await loadRows(pool, staffMembers, [staffId])).get(staffId) ?? notFound('not_found');
      return { staffId, role: row.role, name: row.name, email: row.email };
    },
    async 'staff/find'({ staffId }) {
      return { name: (await loadRows(pool, staffMembers, [staffId])).get(staffId)?.name ?? '' };
    },
    'admin/mail/list': () => readMailbox(pool),
  };
}
