import type { Output } from '#contracts/api.ts';
import type { RoleRow, roleOperations } from '#contracts/staff/role.ts';
import type { secondFactorOperations } from '#contracts/second-factor/second-factor.ts';
import type { staffOperations } from '#contracts/staff/staff.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import { ADMINISTRATOR, presetRoles, type Right } from '#domain/shared/rights.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { readMailbox, withoutTokens } from '#platform/adapters/mail/mailer.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { ownFactors } from '#platform/adapters/session/own-factors.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { shopTimeZone } from '#platform/shop/shop-calendar.ts';
import { roles } from './roles.ts';
import { staffMembers } from './staff-members.ts';

interface StaffMember {
  readonly staffId: string;
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly hasJoined: boolean;
  readonly isActive: boolean;
}

type StaffQueries = typeof staffOperations & Pick<typeof secondFactorOperations, 'admin/secondfactor'>;

/** More staff than this no dealer has. */
const MAX_ROWS = 1_000;

export function staffQueries({
  pool,
}: ReadSide): Handlers<StaffQueries, 'query'> & Handlers<typeof roleOperations, 'query'> {
  return {
    async 'admin/staff/list'(_input, { queries, services }) {
      const members = await queries.staff.all();
      const factors = await services.secondFactors.ofEach(members.map(({ staffId }) => `staff:${staffId}`));
      return {
        members: members.map(({ hasJoined, isActive, ...member }, at) => ({
          ...member,
          status: !isActive ? ('deactivated' as const) : hasJoined ? ('active' as const) : ('invited' as const),
          factors: needed(factors[at], 'second factors of the person'),
        })),
      };
    },
    async 'admin/role/list'(_input, { queries }) {
      const members = await queries.staff.all();
      const { rows } = await selectRows(pool, roles, { orderBy: ['id'], limit: MAX_ROWS });
      const known = new Map([...Object.entries(presetRoles), ...rows.map(({ id, data }) => [id, data] as const)]);
      return {
        roles: [...known].map(([role, data]): RoleRow => ({
          role,
          name: data.name,
          rights: [...data.rights],
          limits: data.limits,
          members: members.filter((member) => member.role === role).length,
          isPreset: Object.hasOwn(presetRoles, role),
          isFixed: role === ADMINISTRATOR,
        })),
      };
    },
    'admin/secondfactor': (_input, context) => ownFactors(context.services.secondFactorRequired(), context),
    'admin/session/me': (_input, { queries }) => queries.staff.me(),
    'admin/session/list': async (_input, { session }) => ({ sessions: await session.list() }),
    'admin/mail/list': async () => (await readMailbox(pool)).map(withoutTokens),
  };
}

export const staffFunctions = (read: ReadSide) => ({
  async me(_input: void, { caller, services }: OperationContext): Promise<Output<'admin/session/me'>> {
    const timeZone = shopTimeZone();
    if (!caller.personId.startsWith('staff:'))
      return { staffId: '', role: '', name: '', email: '', rights: [], secondFactor: 'none', timeZone };
    const staffId = caller.personId.replace('staff:', '');
    const row = (await loadRows(read.pool, staffMembers, [staffId])).get(staffId) ?? notFound('not_found');
    const secondFactor = (await services.secondFactors.isSet(caller.personId))
      ? 'set'
      : caller.lacksSecondFactor
        ? 'demanded'
        : 'none';
    return {
      staffId,
      role: row.role,
      name: row.name,
      email: row.email,
      rights: [...(caller.rights ?? [])],
      secondFactor,
      timeZone,
    };
  },

  /** Name and address of a member of staff; empty where there is none. */
  async find(
    { staffId }: { readonly staffId: string },
    context: OperationContext,
  ): Promise<{ name: string; email: string }> {
    const row = (await read.rows(staffMembers, [staffId], context)).get(staffId);
    return { name: row?.name ?? '', email: row?.email ?? '' };
  },

  /** All members of staff, by name. */
  async all(): Promise<StaffMember[]> {
    const { rows } = await selectRows(read.pool, staffMembers, {
      orderBy: ['name', 'staff_id'],
      limit: MAX_ROWS,
    });
    return rows.map(({ staff_id: staffId, has_joined: hasJoined, is_active: isActive, ...row }) => ({
      staffId,
      hasJoined,
      isActive,
      ...row,
    }));
  },

  /** Whether a member of staff is active and has a right by now. */
  async holds({ staffId, right }: { readonly staffId: string; readonly right: Right }): Promise<{ holds: boolean }> {
    const member = (await loadRows(read.pool, staffMembers, [staffId])).get(staffId);
    if (!member?.is_active) return { holds: false };
    if (member.role === ADMINISTRATOR) return { holds: true };
    const changed = (await loadRows(read.pool, roles, [member.role])).get(member.role);
    return { holds: ((changed?.data ?? own(presetRoles, member.role))?.rights ?? []).includes(right) };
  },

  /** Those who can do what waits in the queue: active, with the right to work on orders; by name. */
  async workers(
    _input: void,
    { queries }: OperationContext,
  ): Promise<{ colleagues: { staffId: string; name: string }[] }> {
    const members = (await queries.staff.all()).filter(({ isActive }) => isActive);
    const changed = await loadRows(read.pool, roles, [...new Set(members.map(({ role }) => role))]);
    const rightsOf = (role: string) => (changed.get(role)?.data ?? own(presetRoles, role))?.rights ?? [];
    return {
      colleagues: members
        .filter(({ role }) => rightsOf(role).includes('order'))
        .map(({ staffId, name }) => ({ staffId, name })),
    };
  },

  /** Whether work can be given to a member of staff. */
  async worker(
    { staffId }: { readonly staffId: string },
    { queries }: OperationContext,
  ): Promise<{ canWork: boolean }> {
    const { colleagues } = await queries.staff.workers();
    return { canWork: colleagues.some((one) => one.staffId === staffId) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly staff: FunctionsOf<ReturnType<typeof staffFunctions>>;
  }
}
