// What follows from something being overdue: it blocks orders on terms, unless it was promised or staff allow them.
import { own } from '#domain/shared/dictionary.ts';
import { addDays } from '#domain/shared/day.ts';
import { unreachable } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { sum } from '#domain/shared/money.ts';
import type { CreditEvent, PaymentPromise } from './credit.events.ts';
import type { CreditStanding, CreditState } from './credit.state.ts';
import { blockedBy, overdueItems, promiseOf, type TermsBlock } from './overdue.state.ts';

/** `personId`: whom it speaks of, whose key seals the words. */
interface Words {
  readonly personId: string;
  readonly text: string;
}

export type OverdueCommand =
  | {
      readonly type: 'GrantTermsOverride';
      readonly until: string;
      readonly reason: string;
      readonly today: string;
    }
  | { readonly type: 'WithdrawTermsOverride' }
  | ({
      readonly type: 'PromisePayment';
      readonly promiseId: string;
      readonly payOn: string;
      readonly side: PaymentPromise['side'];
      readonly today: string;
      /** So many days from today at most. */
      readonly most?: number;
    } & Words)
  | ({
      readonly type: 'NoteCollectionCall';
      readonly callId: string;
      readonly nextOn: string;
      readonly at: string;
      readonly today: string;
    } & Words);

type Of<Type extends OverdueCommand['type']> = Extract<OverdueCommand, { type: Type }> & { readonly accountId: string };

export function decideOverdue(command: Of<OverdueCommand['type']>, state: CreditState): CreditEvent[] {
  const { accountId } = command;
  switch (command.type) {
    case 'GrantTermsOverride': {
      const { until, reason, today } = command;
      if (until < today) return refuse('override_day_past', {}, 'invalid');
      const isGranted = state.override?.until === until && state.override.reason === reason;
      return isGranted ? [] : [{ type: 'TermsOverrideGranted', data: { accountId, until, reason } }];
    }
    case 'WithdrawTermsOverride':
      return state.override ? [{ type: 'TermsOverrideWithdrawn', data: { accountId } }] : [];
    case 'PromisePayment':
      return promisePayment(command, state);
    case 'NoteCollectionCall': {
      const { callId, personId, text, nextOn, at: calledAt, today } = command;
      if (nextOn && nextOn < today) return refuse('call_day_past', {}, 'invalid');
      return [{ type: 'CollectionCallNoted', data: { accountId, callId, personId, text, nextOn, calledAt } }];
    }
    default:
      return unreachable(command);
  }
}

/** A buyer promises what nobody has promised yet; staff, whom they asked for more time, all that is overdue. */
function promisePayment(command: Of<'PromisePayment'>, state: CreditState): CreditEvent[] {
  const { accountId, promiseId, payOn, side, today, most, personId, text } = command;
  if (own(state.promises, promiseId)) return [];
  if (payOn < today) return refuse('promise_day_past', {}, 'invalid');
  if (most !== undefined && payOn > addDays(today, most)) return refuse('promise_day_late', { days: most }, 'invalid');
  const overdue = overdueItems(state, today);
  if (!overdue.length) return refuse('nothing_overdue');
  const items = side === 'staff' ? overdue : overdue.filter(({ openItemId }) => !promiseOf(state, openItemId));
  if (!items.length) return refuse('promise_made');
  const openItemIds = items.map(({ openItemId }) => openItemId);
  const amount = sum(items.map(({ open }) => open));
  return [
    { type: 'PaymentPromised', data: { accountId, promiseId, payOn, openItemIds, side, amount, personId, text } },
  ];
}

/** @throws DomainError overdue_blocks_terms */
export function checkTermsOpen(state: CreditStanding, block: TermsBlock | undefined): void {
  const blocked = block && blockedBy(state, block);
  if (blocked) refuse('overdue_blocks_terms', { days: blocked.days }, 'payment');
}
