import type { erasureOperations } from '#contracts/erasure/erasure.ts';
import { erasure } from '#domain/erasure/erasure.decider.ts';
import { erasureStream } from '#domain/erasure/erasure.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { addDays } from '#domain/shared/day.ts';
import { checkProof } from '#platform/adapters/session/sign-in.ts';
import { contactNumber } from '#platform/kernel/operations/caller.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';

/** @throws DomainError contact_not_found, erasure_over */
async function request(contactId: string, context: OperationContext): Promise<string> {
  const person = await context.queries.erasure.of({ contactId });
  const { days } = await context.queries.erasure.days();
  const { state } = await context.run(erasure, erasureStream(person), {
    type: 'RequestErasure',
    ...person,
    by: context.caller.personId,
    dueOn: addDays(shopDay(context.now), days),
    at: context.now,
  });
  return state.dueOn;
}

const withdraw = async (contactId: string, context: OperationContext) => {
  const { now: at, caller } = context;
  const person = await context.queries.erasure.of({ contactId });
  await context.run(erasure, erasureStream(person), { type: 'WithdrawErasure', contactId, by: caller.personId, at });
  return { message: 'success' } as const;
};

export const erasureCommands: Handlers<typeof erasureOperations, 'command'> = {
  async 'profile/requesterasure'({ currentPassword }, context) {
    await checkProof({ password: currentPassword }, context);
    return { DueOn: await request(String(contactNumber(context.caller)), context) };
  },

  'profile/withdrawerasure': (_input, context) => withdraw(String(contactNumber(context.caller)), context),

  'admin/erasure/request': async ({ contactId }, context) => ({ dueOn: await request(contactId, context) }),

  async 'admin/erasure/requestbyemail'({ email }, context) {
    const { contacts } = await context.queries.contact.findByLogin({ login: email });
    let dueOn = '';
    for (const { contactId } of contacts)
      if ((await context.states.contact.isGone({ contactId })).isGone) dueOn = await request(contactId, context);
    return dueOn ? { dueOn } : refuse('erasure_nobody_left');
  },

  'admin/erasure/withdraw': ({ contactId }, context) => withdraw(contactId, context),
};
