import type { roleOperations } from '#contracts/staff/role.ts';
import { own } from '#domain/shared/dictionary.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import type { MasterDataCommand } from '#domain/shared/master-data.ts';
import { presetRoles, type RoleData } from '#domain/shared/rights.ts';
import { role as roleDecider } from '#domain/staff/role.decider.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { checkMayGive, giverOf, roleOf } from './role.functions.ts';

const success = { message: 'success' } as const;

export const roleCommands: Handlers<typeof roleOperations, 'command'> = {
  async 'admin/role/add'({ role: id, data }, context) {
    if (own(presetRoles, id)) refuse('already_exists', { id });
    const added = { ...data, limits: saidFields(data.limits) };
    await run({ type: 'Add', id, data: added }, context);
    return success;
  },

  async 'admin/role/change'({ role: id, seen, changed }, context) {
    await checkMayGive(await roleOf(id, context), context);
    const preset = own(presetRoles, id);
    await run(
      {
        type: 'Change',
        id,
        seen: saidFields(seen) as Partial<RoleData>,
        changed: saidFields(changed) as Partial<RoleData>,
        ...(preset ? { default: preset } : {}),
      },
      context,
    );
    return success;
  },

  async 'admin/role/remove'({ role: id }, context) {
    await checkMayGive(await roleOf(id, context), context);
    const preset = own(presetRoles, id);
    if (preset) await checkMayGive(preset, context);
    else if ((await context.queries.staff.all()).some(({ role }) => role === id)) refuse('role_in_use');
    await run({ type: 'Remove', id }, context);
    return success;
  },
};

/** Those who have it have the new rights with their next click. */
async function run(command: MasterDataCommand<RoleData>, context: OperationContext): Promise<void> {
  const giver = await giverOf(context);
  await context.run(roleDecider, `role-${command.id}`, { ...command, ...(giver ? { giver } : {}) });
  await context.commands.staff.applyRole({ role: command.id });
}
