import { account } from '#domain/account/account.decider.ts';
import type { AccountState } from '#domain/account/account.state.ts';
import type { AccountTerms } from '#domain/account/account.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** More mergers in a row than this nobody makes. */
const MOST_MERGERS = 20;

type Standing = {
  readonly accountId: string;
  readonly status: AccountState['status'];
  readonly terms: AccountTerms;
  /** None of its contacts signs in without a second factor. */
  readonly demandsSecondFactor: boolean;
};

/** The account that one lives on in, as of the last event; the one itself where it was never merged. */
export async function survivorOf(accountId: string, context: OperationContext) {
  let known = { accountId, ...(await context.load(account, `account-${accountId}`)) };
  for (let mergers = 0; known.state.mergedInto && mergers < MOST_MERGERS; mergers++) {
    const { mergedInto } = known.state;
    known = { accountId: mergedInto, ...(await context.load(account, `account-${mergedInto}`)) };
  }
  return known;
}

export const accountStates = {
  /** How an account stands as of its last event, or the one that it lives on in; a guest's is active and has no id. */
  async standing({ accountId }: { readonly accountId: string }, context: OperationContext): Promise<Standing> {
    const { state, ...survivor } = await survivorOf(accountId, context);
    const { status, terms, demandsSecondFactor } = state;
    return { accountId: accountId && survivor.accountId, status, terms, demandsSecondFactor };
  },

  /** @throws DomainError account_suspended, where an account may order nothing at present; guests may. */
  async requireOrdering({ accountId }: { readonly accountId: string }, context: OperationContext): Promise<void> {
    if (!accountId) return;
    const { status } = await accountStates.standing({ accountId }, context);
    if (status === 'suspended') refuse('account_suspended', {}, 'forbidden');
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly account: FunctionsOf<typeof accountStates>;
  }
}
