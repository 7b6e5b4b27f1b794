import type { Output } from '#contracts/api.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { roleOf } from './role.functions.ts';
import { onRecord } from '#platform/adapters/session/sign-in.ts';

/** Begins the session of who has proved to be this member of staff; without their second factor little is open to it. */
export async function beginDeskSession(
  subject: string,
  role: string,
  context: OperationContext,
): Promise<Output<'admin/session/login'>> {
  const { secondFactors, secondFactorRequired } = context.services;
  const lacksSecondFactor = secondFactorRequired() && !(await secondFactors.isSet(subject));
  const { rights, limits } = await roleOf(role, context);
  await context.session.begin(subject, {
    role: 'staff',
    rights,
    limits,
    accountId: '',
    orderId: '',
    ...(lacksSecondFactor ? { lacksSecondFactor } : {}),
  });
  await onRecord('signed-in', context);
  return { ...(await context.queries.staff.me()), role };
}
