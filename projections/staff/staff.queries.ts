import type { StaffRole } from '#contracts/operation.ts';
import type { Output } from '#contracts/api.ts';
import type { staffOperations } from '#contracts/staff.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/operations/features.ts';
import { readMailbox, withoutTokens } from '#platform/mail/mailer.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/read-model/table.ts';
import { staffMembers } from './staff-members.ts';

/** More staff than this no dealer has. */
const MAX_ROWS = 1_000;

export function staffQueries({ pool }: ReadSide): Handlers<typeof staffOperations, 'query'> {
  return {
    'admin/session/me': (_input, { queries }) => queries.staff.me(),
    'admin/session/list': async (_input, { session }) => ({ sessions: await session.list() }),
    'admin/mail/list': async () => (await readMailbox(pool)).map(withoutTokens),
  };
}

export const staffFunctions = (read: ReadSide) => ({
  async me(_input: void, { caller, services }: OperationContext): Promise<Output<'admin/session/me'>> {
    if (!caller.personId.startsWith('staff:'))
      return { staffId: '', role: '', name: '', email: '', secondFactor: 'none' };
    const staffId = caller.personId.replace('staff:', '');
    const row = (await loadRows(read.pool, staffMembers, [staffId])).get(staffId) ?? notFound('not_found');
    const secondFactor = (await services.secondFactors.isSet(caller.personId))
      ? 'set'
      : caller.lacksSecondFactor
        ? 'demanded'
        : 'none';
    return { staffId, role: row.role, name: row.name, email: row.email, secondFactor };
  },

  /** The name and address of a member of staff; empty where there is none. */
  async find(
    { staffId }: { readonly staffId: string },
    context: OperationContext,
  ): Promise<{ name: string; email: string }> {
    const row = (await read.rows(staffMembers, [staffId], context)).get(staffId);
    return { name: row?.name ?? '', email: row?.email ?? '' };
  },

  /** All members of staff, by name. */
  async all(): Promise<{ staffId: string; role: StaffRole; name: string; email: string }[]> {
    const { rows } = await selectRows(read.pool, staffMembers, {
      orderBy: ['name', 'staff_id'],
      limit: MAX_ROWS,
    });
    return rows.map(({ staff_id: staffId, ...row }) => ({ staffId, ...row }));
  },
});

declare module '#platform/operations/features.ts' {
  interface Queries {
    readonly staff: FunctionsOf<ReturnType<typeof staffFunctions>>;
  }
}
