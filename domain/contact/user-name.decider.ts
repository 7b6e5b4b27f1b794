import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { UserNameEvent } from './user-name.events.ts';

export interface UserNameState {
  readonly subject?: string;
}

export interface UserNameCommand {
  readonly type: 'Claim' | 'Release';
  readonly nameHash: string;
  readonly subject: string;
}

export const userName: Decider<UserNameState, UserNameCommand, UserNameEvent> = {
  initialState: {},

  decide({ type, nameHash, subject }, state) {
    const mine = state.subject === subject;
    switch (type) {
      case 'Claim':
        if (state.subject && !mine) return refuse('user_name_taken');
        return mine ? [] : [{ type: 'UserNameClaimed', data: { nameHash, subject } }];
      case 'Release':
        return mine ? [{ type: 'UserNameReleased', data: { nameHash, subject } }] : [];
      default:
        return unreachable(type);
    }
  },

  evolve: (_state, event) => (event.type === 'UserNameClaimed' ? { subject: event.data.subject } : {}),
};
