import type { workOperations } from '#contracts/work.ts';
import { work, type WorkCommand } from '#domain/work/work.decider.ts';
import { CLAIM_HOURS } from '#domain/work/work.events.ts';
import { DomainError, notFound } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';

const HOUR_MS = 3_600_000;

export const workCommands: Handlers<typeof workOperations, 'command'> = {
  'admin/work/claim': ({ workId }, context) => run('Claim', workId, context),
  'admin/work/release': ({ workId }, context) => run('Release', workId, context),
};

/** A member of staff who is refused learns the name of the colleague who has it. */
async function run(type: WorkCommand['type'], workId: string, context: OperationContext) {
  if (!(await context.queries.work.isOpen({ workId })).open) return notFound('work_not_found');
  const until = new Date(Date.parse(context.now) + CLAIM_HOURS * HOUR_MS).toISOString();
  try {
    await context.run(work, `work-${workId}`, { type, workId, by: context.caller.personId, at: context.now, until });
    return { message: 'success' } as const;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'work_claimed') throw error;
    const { name } = await context.queries.staff.find({ staffId: String(error.params['by']).replace('staff:', '') });
    throw new DomainError(error.code, { by: name });
  }
}
