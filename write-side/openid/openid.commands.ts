import { randomBytes } from 'node:crypto';
import type { openidOperations } from '#contracts/openid/openid.ts';
import { openid, type OpenidCommand } from '#domain/openid/openid.decider.ts';
import { openidStream } from '#domain/openid/openid.events.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { providerName, type OpenidPerson } from '#platform/adapters/openid/openid.ts';
import {
  checkedSubject,
  checkProof,
  onRecord,
  requireSecondFactor,
  startGuestSession,
} from '#platform/adapters/session/sign-in.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

const success = { message: 'success' } as const;

export const openidCommands: Handlers<typeof openidOperations, 'command'> = {
  /** A session begins here, where there is none: what is asked is asked of it. */
  async 'account/openid/begin'({ provider }, context) {
    await startGuestSession(context);
    const begun = await context.services.openid.begin(provider, context.session.sessionId);
    if (!begun) return notFound('openid_provider_not_found');
    return begun.refused === undefined ? { url: begun.url, flow: begun.flow } : refuse(begun.refused, {}, 'forbidden');
  },

  async 'account/openid/finish'({ flow, query }, context) {
    const { services, session } = context;
    const found = await services.openid.finish(session.sessionId, flow, query);
    if (found.refused !== undefined) {
      await onRecord('sign-in-failed', context, '', { code: found.refused });
      return refuse(found.refused, {}, 'forbidden');
    }
    const { person, identity } = found;
    const { contactId } = await linkedTo(person.linkId, context);
    const provider = providerName(person.provider, services.openid);
    return { identity, isLinked: contactId !== undefined, provider, email: person.email };
  },

  async 'account/loginwithopenid'({ identity, code }, context) {
    const { linkId, provider } = personOf(identity, context);
    const { contactId } = await linkedTo(linkId, context);
    if (contactId === undefined) return notFound('openid_link_not_found');
    const subject = `contact:${contactId}`;
    await requireSecondFactor(subject, { code }, context);
    return context.commands.signIn.enter({ subject, provider });
  },

  async 'account/linkopenid'({ identity, userName, password, code }, context) {
    const person = personOf(identity, context);
    const subject = await checkedSubject('contact', userName, password, context);
    await requireSecondFactor(subject, { code }, context);
    const user = await context.commands.signIn.enter({ subject, provider: person.provider });
    await link(person, subject, context);
    return user;
  },

  async 'account/registerwithopenid'({ identity, ...registrant }, context) {
    const { contactId, isDone } = await context.commands.registration.begin(registrant);
    if (isDone) return context.queries.account.userContext();
    const person = personOf(identity, context);
    // Before anything exists: nobody is left with an account that they cannot enter.
    const { contactId: known = contactId } = await linkedTo(person.linkId, context);
    if (known !== contactId) return refuse('openid_linked_elsewhere');
    return context.commands.registration.register({
      contactId,
      registrant,
      password: randomBytes(32).toString('base64url'),
      onRegistered: (subject) => link(person, subject, context),
    });
  },

  async 'account/openid/linkbyletter'({ identity, token }, context) {
    const person = personOf(identity, context);
    const subject = await context.services.passwords.redeemResetToken('contact', token);
    if (subject) await link(person, subject, context);
    // Who did not hear of it and presses again is linked by now.
    else if ((await linkedTo(person.linkId, context)).contactId === undefined)
      refuse('reset_link_invalid', {}, 'invalid');
    return success;
  },

  async 'account/openid/link'({ identity, proof }, context) {
    const person = personOf(identity, context);
    await checkProof(proof, context);
    await link(person, context.caller.personId, context);
    return success;
  },

  async 'account/openid/unlink'({ linkId, proof }, context) {
    await checkProof(proof, context);
    const contactId = contactOf(context.caller.personId);
    await run({ type: 'UnlinkOpenid', linkId, contactId, at: context.now }, context);
    return success;
  },
};

/** @throws DomainError openid_expired */
const personOf = (identity: string, { services, session }: OperationContext): OpenidPerson =>
  services.openid.person(session.sessionId, identity) ?? refuse('openid_expired', {}, 'forbidden');

const contactOf = (subject: string): string => subject.replace('contact:', '');

/** Whom a person of a provider signs in as; `gone`: whom it did, who was removed since. */
async function linkedTo(
  linkId: string,
  context: OperationContext,
): Promise<{ readonly contactId?: string; readonly gone?: string }> {
  const { contactId } = (await context.load(openid, openidStream(linkId))).state;
  if (contactId === undefined) return {};
  const { isGone } = await context.states.contact.isGone({ contactId });
  return isGone ? { gone: contactId } : { contactId };
}

async function link({ linkId, provider }: OpenidPerson, subject: string, context: OperationContext): Promise<void> {
  const { gone } = await linkedTo(linkId, context);
  const contactId = contactOf(subject);
  await run(
    { type: 'LinkOpenid', linkId, provider, contactId, at: context.now, ...(gone ? { takesOver: gone } : {}) },
    context,
    subject,
  );
}

const run = (command: OpenidCommand, context: OperationContext, actor?: string) =>
  context.run(openid, openidStream(command.linkId), command, actor === undefined ? {} : { actor });
