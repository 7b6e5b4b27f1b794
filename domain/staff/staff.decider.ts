import type { Decider } from '#domain/shared/decider.ts';
import type { StaffEvent, StaffRole } from './staff.events.ts';

export interface StaffState {
  readonly role?: StaffRole;
}

export interface StaffCommand {
  readonly type: 'Add';
  readonly staffId: string;
  readonly role: StaffRole;
  readonly name: string;
  readonly email: string;
  readonly at: string;
}

export const staff: Decider<StaffState, StaffCommand, StaffEvent> = {
  initialState: {},
  decide: ({ type: _, at, ...data }, state) =>
    state.role ? [] : [{ type: 'StaffMemberAdded', data: { ...data, addedAt: at } }],
  evolve: (_state, event) => ({ role: event.data.role }),
};
