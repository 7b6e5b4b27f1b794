import type { savedCardOperations } from '#contracts/saved-card/saved-card.ts';
import { DomainError, refuse } from '#domain/shared/domain-error.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { savedCard, type SavedCardCommand } from '#domain/saved-card/saved-card.decider.ts';
import { savedCardStream } from '#domain/saved-card/saved-card.events.ts';
import type { SavedKind } from '#domain/saved-card/saved-card.state.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

/** Beyond the time that a buyer's bank may take (PENDING_MINUTES): whatever is not paid by then never is. */
const GIVEN_UP_MS = 30 * 60_000;
const FIRST_LOOKS_MS = 2_000;

const success = { message: 'success' } as const;

interface NewCard {
  readonly kind: SavedKind;
  readonly personId: string;
  readonly cardId: string;
  readonly token: string;
  readonly friendlyName: string;
  readonly preferred: boolean;
}

const run = (command: SavedCardCommand, context: OperationContext) =>
  context.run(savedCard, savedCardStream(command.personId), command);

const ofCaller = (cardId: string, { caller, now }: OperationContext) => ({
  personId: caller.personId,
  cardId,
  at: now,
});

/**
 * Asks the provider to keep the card or the account, and has it on record. What is on record already, or is one too many, is
 * kept by the provider for nobody: it forgets it again.
 */
async function save({ kind, personId, cardId, token, ...wishes }: NewCard, context: OperationContext): Promise<void> {
  const of = { personId, cardId, at: context.now, ...wishes };
  const { command, reference } = await kept(kind, token, of, context);
  try {
    await run(command, context);
  } catch (error) {
    if (error instanceof DomainError && !(await isOnRecord(personId, reference, context)))
      await forget(kind, reference, context);
    throw error;
  }
}

/** The provider may know what came again by the name that is on record. */
async function isOnRecord(personId: string, reference: string, context: OperationContext): Promise<boolean> {
  const { cards } = (await context.load(savedCard, savedCardStream(personId))).state;
  return cards.some((card) => card.reference === reference);
}

type Wanted = Omit<Extract<SavedCardCommand, { type: 'SaveCard' }>, 'type' | 'facts'>;

/** @throws DomainError with the provider's refusal */
async function kept(
  kind: SavedKind,
  token: string,
  of: Wanted,
  { services: { gateways } }: OperationContext,
): Promise<{ readonly command: SavedCardCommand; readonly reference: string }> {
  if (kind === 'cards') {
    const { outcome, ...facts } = await gateways.cards.saveCard(token, of.cardId);
    if (!('reference' in facts)) return refuse(facts.code);
    return { command: { type: 'SaveCard', ...of, facts }, reference: facts.reference };
  }
  const { outcome, ...facts } = await gateways.banks.saveAccount(token, of.cardId);
  if (!('reference' in facts)) return refuse(facts.code);
  return { command: { type: 'SaveBankAccount', ...of, facts }, reference: facts.reference };
}

const forget = (kind: SavedKind, reference: string, { services: { gateways } }: OperationContext): Promise<void> =>
  kind === 'cards' ? gateways.cards.forgetCard(reference) : gateways.banks.forgetAccount(reference);

export const savedCardCommands: Handlers<typeof savedCardOperations, 'command'> = {
  async 'customer/addcreditcard'({ token, FriendlyName: friendlyName, IsPreferred: preferred }, context) {
    const cardId = context.id('saved-card');
    await save({ kind: 'cards', personId: context.caller.personId, cardId, token, friendlyName, preferred }, context);
    return { CardId: cardId };
  },

  async 'customer/addbankaccount'({ token, FriendlyName: friendlyName, IsPreferred: preferred }, context) {
    const cardId = context.id('saved-card');
    const { personId } = context.caller;
    await save({ kind: 'banks', personId, cardId, token, friendlyName, preferred }, context);
    return { CardId: cardId };
  },

  async 'customer/changecreditcard'({ CardId, seen, changed }, context) {
    const nameIn = ({ FriendlyName: friendlyName }: typeof seen) => saidFields({ friendlyName });
    await run(
      { type: 'NameSavedCard', ...ofCaller(CardId, context), seen: nameIn(seen), changed: nameIn(changed) },
      context,
    );
    return success;
  },

  async 'customer/prefercreditcard'({ CardId }, context) {
    await run({ type: 'PreferSavedCard', ...ofCaller(CardId, context) }, context);
    return success;
  },

  async 'customer/removecreditcard'({ CardId }, context) {
    await run({ type: 'RemoveSavedCard', ...ofCaller(CardId, context) }, context);
    return success;
  },
};

export const savedCardFunctions = {
  /**
   * Saves the card that an order was paid with, once its money was taken, or the account, once its debit was begun; `laterMs` as
   * long as nobody knows whether it is. What the provider will not keep, or is kept already, is left as it is: the order does not
   * depend on it. `startedAt` is the checkout's, ISO.
   */
  async saveOfPayment(
    {
      personId,
      paymentId,
      startedAt,
    }: { readonly personId: string; readonly paymentId: string; readonly startedAt: string },
    context: OperationContext,
  ): Promise<{ laterMs?: number }> {
    const { captured, awaiting, failed, given } = await context.states.payment.get({ paymentId });
    if (!captured && !awaiting) {
      const waitedMs = Date.parse(context.now) - Date.parse(startedAt);
      return failed || waitedMs > GIVEN_UP_MS ? {} : { laterMs: Math.max(FIRST_LOOKS_MS, waitedMs) };
    }
    if (!given) return {};
    const { kind, token } = given;
    if (kind === 'wallet') return {};
    try {
      await save({ kind, personId, cardId: paymentId, token, friendlyName: '', preferred: false }, context);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      context.log.info({ code: error.code, paymentId }, 'what a payment was made with is not saved');
    }
    return {};
  },

  /** All that somebody has; the provider is asked to forget each. */
  async removeAll({ personId }: { readonly personId: string }, context: OperationContext): Promise<void> {
    const { cards } = (await context.load(savedCard, savedCardStream(personId))).state;
    for (const { cardId } of cards)
      await context.run(
        savedCard,
        savedCardStream(personId),
        { type: 'RemoveSavedCard', personId, cardId, at: context.now },
        { step: cardId },
      );
  },

  /** Asks the provider to forget a card or an account. Harmless when repeated. */
  async forget(
    { kind = 'cards', reference }: { readonly kind?: SavedKind; readonly reference: string },
    context: OperationContext,
  ): Promise<void> {
    await forget(kind, reference, context);
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly savedCard: FunctionsOf<typeof savedCardFunctions>;
  }
}
