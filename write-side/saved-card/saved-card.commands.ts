import type { savedCardOperations } from '#contracts/saved-card/saved-card.ts';
import { DomainError, refuse } from '#domain/shared/domain-error.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { savedCard, type SavedCardCommand } from '#domain/saved-card/saved-card.decider.ts';
import { savedCardStream } from '#domain/saved-card/saved-card.events.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

/** Beyond the time that a buyer's bank may take (PENDING_MINUTES): whatever is not paid by then never is. */
const GIVEN_UP_MS = 30 * 60_000;
const FIRST_LOOKS_MS = 2_000;

const success = { message: 'success' } as const;

interface NewCard {
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
 * Asks the provider to keep the card, and has it on record. A card that is on record already, or that is one too many, is
 * kept by the provider for nobody: it forgets it again.
 */
async function save({ personId, cardId, token, ...wishes }: NewCard, context: OperationContext): Promise<void> {
  const { cards } = context.services.gateways;
  const { outcome, ...answer } = await cards.saveCard(token, cardId);
  if (!('reference' in answer)) return refuse(answer.code);
  try {
    await run({ type: 'SaveCard', personId, cardId, at: context.now, facts: answer, ...wishes }, context);
  } catch (error) {
    if (error instanceof DomainError) await cards.forgetCard(answer.reference);
    throw error;
  }
}

export const savedCardCommands: Handlers<typeof savedCardOperations, 'command'> = {
  async 'customer/addcreditcard'({ token, FriendlyName: friendlyName, IsPreferred: preferred }, context) {
    const cardId = context.id('saved-card');
    await save({ personId: context.caller.personId, cardId, token, friendlyName, preferred }, context);
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
   * Saves the card that an order was paid with, once its money was taken; `laterMs` as long as nobody knows whether it is. What the
   * provider will not keep, or is kept already, is left as it is: the order does not depend on it. `startedAt` is the
   * checkout's, ISO.
   */
  async saveOfPayment(
    {
      personId,
      paymentId,
      startedAt,
    }: { readonly personId: string; readonly paymentId: string; readonly startedAt: string },
    context: OperationContext,
  ): Promise<{ laterMs?: number }> {
    const { captured, failed, again } = await context.states.payment.get({ paymentId });
    if (!captured) {
      const waitedMs = Date.parse(context.now) - Date.parse(startedAt);
      return failed || waitedMs > GIVEN_UP_MS ? {} : { laterMs: Math.max(FIRST_LOOKS_MS, waitedMs) };
    }
    const token = again?.details['token'];
    if (typeof token !== 'string') return {};
    try {
      await save({ personId, cardId: paymentId, token, friendlyName: '', preferred: false }, context);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      context.log.info({ code: error.code, paymentId }, 'the card of a payment is not saved');
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

  /** Asks the provider to forget a card. Harmless when repeated. */
  async forget({ reference }: { readonly reference: string }, { services }: OperationContext): Promise<void> {
    await services.gateways.cards.forgetCard(reference);
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly savedCard: FunctionsOf<typeof savedCardFunctions>;
  }
}
