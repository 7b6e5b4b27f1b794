import type { workOperations } from '#contracts/work/work.ts';
import { work, type WorkCommand } from '#domain/work/work.decider.ts';
import { ASSIGNED_DAYS, CLAIM_HOURS } from '#domain/work/work.events.ts';
import { DomainError, notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

const HOUR_MS = 3_600_000;

const DAY_MS = 24 * HOUR_MS;
const idOf = (staffId: string) => `staff:${staffId}`;
const later = (now: string, ms: number) => new Date(Date.parse(now) + ms).toISOString();

export const workCommands: Handlers<typeof workOperations, 'command'> = {
  'admin/work/claim': ({ workId }, context) =>
    run({ type: 'Claim', ...asked(workId, CLAIM_HOURS * HOUR_MS, context) }, context),
  'admin/work/release': ({ workId }, context) => run({ type: 'Release', ...asked(workId, 0, context) }, context),
  async 'admin/work/assign'({ workId, to, seen }, context) {
    const { canWork } = await context.queries.staff.worker({ staffId: to });
    if (!canWork) refuse('staff_cannot_work');
    const assigned = { to: idOf(to), seen: seen ? idOf(seen) : '' };
    return run({ type: 'Assign', ...asked(workId, ASSIGNED_DAYS * DAY_MS, context), ...assigned }, context);
  },
};

const asked = (workId: string, holdsMs: number, { caller, now }: OperationContext) => ({
  workId,
  by: caller.personId,
  at: now,
  until: later(now, holdsMs),
});

/** A member of staff who is refused learns the name of the colleague who has it. */
async function run(command: WorkCommand, context: OperationContext) {
  const { workId } = command;
  if (!(await context.queries.work.isOpen({ workId })).open) return notFound('work_not_found');
  try {
    await context.run(work, `work-${workId}`, command);
    return { message: 'success' } as const;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'work_claimed') throw error;
    const { name } = await context.queries.staff.find({ staffId: String(error.params['by']).replace('staff:', '') });
    throw new DomainError(error.code, { by: name });
  }
}
