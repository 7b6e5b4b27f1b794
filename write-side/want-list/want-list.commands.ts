import type { wantListOperations } from '#contracts/want-list/want-list.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { isWaiting, wantList } from '#domain/want-list/want-list.decider.ts';
import { wantListStream } from '#domain/want-list/want-list.events.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { startGuestSession } from '#platform/adapters/session/sign-in.ts';

const DAY_MS = 86_400_000;
/** So long the units are counted as those of whoever was told of them. */
const FIRST_REFUSAL_MS = 2 * DAY_MS;
const LAPSES_AFTER_MS = 365 * DAY_MS;

async function availability(itemNumber: string, { queries }: OperationContext) {
  const facts = await queries.product.facts({ itemNumbers: [itemNumber] });
  return (own(facts, itemNumber) ?? notFound('product_not_found', { itemNumber })).availability;
}

export const wantListCommands: Handlers<typeof wantListOperations, 'command'> = {
  async 'product/subscribetowantlist'({ productId: itemNumber, Email: email, Qty: quantity }, context) {
    const { status, quantity: available } = await availability(itemNumber, context);
    if (status === 'discontinued') return refuse('product_unavailable', { itemNumber });
    if (available >= quantity) return refuse('item_in_stock');
    await startGuestSession(context);
    const { caller, language, now: at } = context;
    await context.run(wantList, wantListStream(itemNumber), {
      type: 'JoinWantList',
      itemNumber,
      wantId: context.id('want'),
      personId: caller.personId,
      email,
      language,
      quantity,
      at,
    });
    return { message: 'success' };
  },
};

export const wantListFunctions = {
  /** Tells whoever waits that the item is back, where there are units for them. Harmless when repeated. */
  async notifyIfBack(
    { itemNumber, wantId }: { readonly itemNumber: string; readonly wantId: string },
    context: OperationContext,
  ): Promise<{ waiting: boolean }> {
    const { quantity: available } = await availability(itemNumber, context);
    const before = (ms: number) => new Date(Date.parse(context.now) - ms).toISOString();
    const command = {
      type: 'NotifyIfBack',
      ...{ itemNumber, wantId, available, at: context.now },
      ...{ promisedSince: before(FIRST_REFUSAL_MS), lapsedBefore: before(LAPSES_AFTER_MS) },
    } as const;
    const { state } = await context.run(wantList, wantListStream(itemNumber), command);
    return { waiting: isWaiting(state, wantId) };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly wantList: FunctionsOf<typeof wantListFunctions>;
  }
}
