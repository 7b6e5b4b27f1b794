import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { ErasureEvent } from './erasure.events.ts';

export type ErasureStatus = 'none' | 'requested' | 'erased' | 'completed';

export interface ErasureState {
  readonly status: ErasureStatus;
  /** YYYY-MM-DD; empty while nothing is requested. */
  readonly dueOn: string;
}

export type ErasureCommand = { readonly contactId: string; readonly at: string } & (
  | { readonly type: 'RequestErasure'; readonly accountId: string; readonly by: string; readonly dueOn: string }
  | { readonly type: 'WithdrawErasure'; readonly by: string }
  | { readonly type: 'RecordErased'; readonly today: string }
  | { readonly type: 'CompleteErasure' }
);

/** @throws DomainError erasure_not_requested, erasure_not_due, erasure_over */
export const erasure: Decider<ErasureState, ErasureCommand, ErasureEvent> = {
  initialState: { status: 'none', dueOn: '' },

  decide(command, { status, dueOn }) {
    const { contactId, at } = command;
    const isOver = status === 'erased' || status === 'completed';
    switch (command.type) {
      case 'RequestErasure': {
        if (isOver) return refuse('erasure_over');
        const { accountId, by } = command;
        return status === 'requested'
          ? []
          : [{ type: 'ErasureRequested', data: { contactId, accountId, by, dueOn: command.dueOn, at } }];
      }
      case 'WithdrawErasure':
        if (isOver) return refuse('erasure_over');
        return status === 'none' ? [] : [{ type: 'ErasureWithdrawn', data: { contactId, by: command.by, at } }];
      case 'RecordErased':
        if (isOver) return [];
        if (status === 'none') return refuse('erasure_not_requested');
        if (command.today < dueOn) return refuse('erasure_not_due', { day: dueOn });
        return [{ type: 'PersonErased', data: { contactId, at } }];
      case 'CompleteErasure':
        if (!isOver) return refuse('erasure_not_requested');
        return status === 'completed' ? [] : [{ type: 'ErasureCompleted', data: { contactId, at } }];
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'ErasureRequested':
        return { status: 'requested', dueOn: event.data.dueOn };
      case 'ErasureWithdrawn':
        return { status: 'none', dueOn: '' };
      case 'PersonErased':
        return { ...state, status: 'erased' };
      case 'ErasureCompleted':
        return { ...state, status: 'completed' };
      default:
        return unreachable(event);
    }
  },
};
