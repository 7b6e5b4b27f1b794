import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { DaySum, Difference, ProviderDay, ReconciliationEvent } from './reconciliation.events.ts';

export interface ReconciliationState {
  readonly isReconciled: boolean;
  readonly ours: readonly DaySum[];
  readonly theirs: readonly DaySum[];
  /** Those that are open. */
  readonly differences: readonly Difference[];
  /** Ids of those that somebody has explained. */
  readonly resolved: readonly string[];
}

export type ReconciliationCommand = ProviderDay & { readonly at: string } & (
    | {
        readonly type: 'ReconcileDay';
        readonly ours: readonly DaySum[];
        readonly theirs: readonly DaySum[];
        readonly differences: readonly Difference[];
      }
    | {
        readonly type: 'ResolveDifference';
        readonly differenceId: string;
        readonly reason: string;
        readonly by: string;
      }
  );

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Says what is new, and nothing where a day is as it was. @throws DomainError difference_not_found */
export const reconciliation: Decider<ReconciliationState, ReconciliationCommand, ReconciliationEvent> = {
  initialState: { isReconciled: false, ours: [], theirs: [], differences: [], resolved: [] },

  decide(command, state) {
    const { provider, day, at } = command;
    switch (command.type) {
      case 'ReconcileDay': {
        const { ours, theirs } = command;
        const differences = command.differences.filter(({ differenceId }) => !state.resolved.includes(differenceId));
        const isNew =
          !state.isReconciled || !isSame([ours, theirs, differences], [state.ours, state.theirs, state.differences]);
        const settled = state.differences
          .map(({ differenceId }) => differenceId)
          .filter((id) => !differences.some(({ differenceId }) => differenceId === id));
        return isNew
          ? [{ type: 'ProviderDayReconciled', data: { provider, day, ours, theirs, differences, settled, at } }]
          : [];
      }
      case 'ResolveDifference': {
        const { differenceId, reason, by } = command;
        if (state.resolved.includes(differenceId)) return [];
        if (!state.differences.some((one) => one.differenceId === differenceId)) return refuse('difference_not_found');
        return [{ type: 'ProviderDifferenceResolved', data: { provider, day, differenceId, reason, by, at } }];
      }
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'ProviderDayReconciled': {
        const { ours, theirs, differences } = event.data;
        return { ...state, isReconciled: true, ours, theirs, differences };
      }
      case 'ProviderDifferenceResolved': {
        const { differenceId } = event.data;
        return {
          ...state,
          differences: state.differences.filter((one) => one.differenceId !== differenceId),
          resolved: [...state.resolved, differenceId],
        };
      }
      default:
        return unreachable(event);
    }
  },
};
