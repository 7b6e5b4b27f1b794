// Roles in the back office: sets of rights that members of staff have, with limits.
import { z } from 'zod';
import { rights } from '#domain/shared/rights.ts';
import { changeInput } from '../shared/change.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { amount, done, id, none, requiredText } from '../shared/shared.ts';

const limits = z.strictObject({
  discountPercent: z.number().min(0).max(100).optional(),
  refundAmount: amount.min(0).optional(),
  writeOffAmount: amount.min(0).optional(),
});
const roleData = z.strictObject({
  name: z.strictObject({ en: requiredText(40), fr: requiredText(40) }),
  rights: z.array(z.enum(rights)).max(rights.length),
  limits,
});
export const roleRow = roleData.extend({
  role: z.string(),
  members: z.int(),
  isPreset: z.boolean().meta({ description: 'The shop had it from the start: it cannot be removed' }),
  isFixed: z.boolean().meta({ description: "The administrator's, which nobody can change" }),
});
export type RoleRow = z.output<typeof roleRow>;

export const roleOperations = defineOperations({
  'admin/role/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'All roles with their rights, limits and number of members',
    input: none,
    output: z.object({ roles: z.array(roleRow) }),
  },
  'admin/role/add': {
    via: 'post',
    kind: 'command',
    access: staffWith('staff'),
    summary: 'Composes a role of rights that whoever composes it has',
    input: z.strictObject({ role: id, data: roleData }),
    output: done,
  },
  'admin/role/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('staff'),
    summary: 'Changes fields of a role from what was seen; its members have the new rights at once',
    input: changeInput({ role: id }, roleData, { rights: ['order', 'quote'] }),
    output: done,
  },
  'admin/role/remove': {
    via: 'post',
    kind: 'command',
    access: staffWith('staff'),
    summary: 'Removes a role that nobody has; one of those from the start is again as it was then',
    input: z.strictObject({ role: id }),
    output: done,
  },
});
