import type { effectOperations } from '#contracts/effect/effect.ts';
import { effect, type EffectCommand } from '#domain/effect/effect.decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

/** What is put off longer is forgotten. */
const LONGEST_MS = 60 * 86_400_000;

export const effectCommands: Handlers<typeof effectOperations, 'command'> = {
  async 'admin/effect/retry'({ effectIds }, context) {
    const ids = await decideEach(effectIds, { type: 'Retry' }, context);
    await context.services.stuckEffects.retry(ids);
    return { decided: ids.length };
  },

  async 'admin/effect/putoff'({ effectIds, until, reason }, context) {
    const moment = new Date(until).toISOString();
    if (Date.parse(until) - Date.parse(context.now) > LONGEST_MS) refuse('put_off_too_long');
    const ids = await decideEach(effectIds, { type: 'PutOff', until: moment, reason }, context);
    await context.services.stuckEffects.putOff(ids, moment);
    return { decided: ids.length };
  },

  async 'admin/effect/giveup'({ effectIds, reason }, context) {
    const ids = await decideEach(effectIds, { type: 'GiveUp', reason }, context);
    await context.services.stuckEffects.giveUp(ids);
    return { decided: ids.length };
  },
};

type Decision =
  | { readonly type: 'Retry' }
  | { readonly type: 'PutOff'; readonly until: string; readonly reason: string }
  | { readonly type: 'GiveUp'; readonly reason: string };

/**
 * On record first: who presses again after a crash in between finishes what was begun. Returns those that needed a
 * person.
 */
async function decideEach(
  effectIds: readonly string[],
  decision: Decision,
  context: OperationContext,
): Promise<string[]> {
  const found = await context.services.stuckEffects.find(effectIds);
  for (const { effectId, job } of found) {
    const command: EffectCommand = { ...decision, effectId, job, by: context.caller.personId, at: context.now };
    await context.run(effect, `effect-${effectId}`, command, { step: effectId });
  }
  return found.map(({ effectId }) => effectId);
}
