import type { conversationOperations } from '#contracts/conversation/conversation.ts';
import { conversation, type ConversationCommand } from '#domain/conversation/conversation.decider.ts';
import { conversationStream } from '#domain/conversation/conversation.events.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { maySee } from '#platform/shop/ownership/ownership.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

const success = { message: 'success' } as const;

/** What the conversation is about, and the contact in it. */
interface Parties {
  readonly about: 'order' | 'account';
  readonly subjectId: string;
  readonly accountId: string;
  readonly number: string;
  readonly personId: string;
  readonly name: string;
}

async function run(command: ConversationCommand, context: OperationContext) {
  await context.run(conversation, conversationStream(command.subjectId), command);
  return success;
}

const post = (parties: Parties, text: string, context: OperationContext) =>
  run(
    {
      type: 'PostConversationMessage',
      ...parties,
      messageId: context.id('message'),
      by: context.caller.personId,
      at: context.now,
      text,
    },
    context,
  );

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  `${firstName} ${lastName}`;

async function contactOf(personId: string, { queries }: OperationContext) {
  const { contact } = await queries.contact.find({ contactId: personId.replace('contact:', '') });
  return contact ?? notFound('contact_not_found');
}

/** The caller's own order, or their account, or the one that it lives on in. */
async function ofBuyer(about: Parties['about'], id: string | undefined, context: OperationContext): Promise<Parties> {
  const { caller, queries, states } = context;
  const by = { personId: caller.personId, name: nameOf(await contactOf(caller.personId, context)) };
  if (about === 'order') {
    const { OrderHeader } = await queries.order.details({ OrderId: id ?? notFound('order_not_found') });
    const { accountId } = await queries.order.parties({ orderId: OrderHeader.OrderID });
    return { about, subjectId: OrderHeader.OrderID, accountId, number: OrderHeader.OrderNumber, ...by };
  }
  const { accountId } = await states.account.standing({ accountId: caller.accountId });
  return { about, subjectId: accountId, accountId, number: '', ...by };
}

/** Whoever ordered as a guest reads it by e-mail. @throws DomainError order_not_found, account_not_found, recipient_missing */
async function ofStaff(
  { about, id, contactId }: { about: Parties['about']; id: string; contactId?: string | undefined },
  context: OperationContext,
): Promise<Parties> {
  const { queries } = context;
  if (about === 'order') {
    const { orderNumber, personId, accountId, name } = await queries.order.parties({ orderId: id });
    if (!orderNumber) return notFound('order_not_found');
    return { about, subjectId: id, accountId, number: orderNumber, personId, name };
  }
  const { accountIds } = await queries.account.family({ accountId: id });
  if (!accountIds.length) return notFound('account_not_found');
  const { state } = await context.load(conversation, conversationStream(id));
  const personId = contactId ? `contact:${contactId}` : state.lastPersonId || refuse('recipient_missing');
  const contact = await contactOf(personId, context);
  if (!accountIds.includes(contact.accountId)) return notFound('contact_not_found');
  return { about, subjectId: id, accountId: id, number: '', personId, name: nameOf(contact) };
}

export const conversationCommands: Handlers<typeof conversationOperations, 'command'> = {
  'customer/postmessage': async ({ about, id, text }, context) =>
    post(await ofBuyer(about, id, context), text, context),

  'admin/conversation/answer': async ({ text, ...to }, context) => post(await ofStaff(to, context), text, context),

  async 'admin/conversation/close'({ about, id, lastSeen }, context) {
    if (about === 'quote') {
      await context.commands.quote.closeMessages({ quoteId: id, lastSeen });
      return success;
    }
    const by = { by: context.caller.personId, at: context.now };
    return run({ type: 'CloseConversation', about, subjectId: id, lastSeen, ...by }, context);
  },

  async 'admin/conversation/markread'({ about, id }, { caller, services, now }) {
    await services.readMarks.set(caller.personId, `${about}:${id}`, now);
    return success;
  },

  async 'customer/markread'({ about, id }, context) {
    const { caller, services, now } = context;
    await services.readMarks.set(caller.personId, `${about}:${await ownSubject(about, id, context)}`, now);
    return success;
  },
};

/**
 * What a mark is of: marks are never deleted, so there is one for each thing that somebody has, and none for others.
 * @throws DomainError order_not_found, quote_not_found
 */
async function ownSubject(
  about: 'order' | 'quote' | 'account',
  id: string | undefined,
  context: OperationContext,
): Promise<string> {
  const { caller, queries, states } = context;
  if (about === 'account') return (await states.account.standing({ accountId: caller.accountId })).accountId;
  if (about === 'quote') {
    const quoteId = id ?? notFound('quote_not_found');
    await states.quote.own({ quoteId });
    return quoteId;
  }
  const orderId = id ?? notFound('order_not_found');
  return (await maySee(await queries.order.parties({ orderId }), context)) ? orderId : notFound('order_not_found');
}

export const conversationFunctions = {
  /** What waits for an answer on an account that was merged waits on the one that stays. Harmless when repeated. */
  async takeOver(
    { from, into }: { readonly from: string; readonly into: string },
    context: OperationContext,
  ): Promise<void> {
    const { state } = await context.load(conversation, conversationStream(from));
    const { waiting, lastAt: writtenAt } = state;
    if (!waiting) return;
    const of = { about: 'account', by: context.caller.personId, at: context.now } as const;
    const taken = { ...waiting, subjectId: into, accountId: into, from, writtenAt };
    await run({ type: 'TakeOverMessage', ...of, ...taken }, context);
    await run({ type: 'CloseConversation', ...of, subjectId: from, lastSeen: waiting.messageId }, context);
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly conversation: FunctionsOf<typeof conversationFunctions>;
  }
}
