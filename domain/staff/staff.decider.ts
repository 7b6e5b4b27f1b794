import type { Decider, DomainEvent } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { RemovedFactor, SecondFactor } from '#domain/shared/second-factor.ts';
import type { StaffEvent } from './staff.events.ts';

export interface StaffState {
  /** Absent before they were added. */
  readonly role?: string;
  readonly hasJoined: boolean;
  readonly isActive: boolean;
}

export type StaffCommand = { readonly staffId: string; readonly at: string } & (
  | { readonly type: 'Add'; readonly role: string; readonly name: string; readonly email: string }
  | { readonly type: 'Invite'; readonly language: 'en' | 'fr' }
  | { readonly type: 'Join' }
  | { readonly type: 'ChangeRole'; readonly role: string }
  | { readonly type: 'Deactivate' }
  | {
      readonly type: 'AddSecondFactor';
      readonly factor: SecondFactor;
      readonly by: string;
      readonly language: 'en' | 'fr';
    }
  | {
      readonly type: 'RemoveSecondFactor';
      readonly factor: RemovedFactor;
      readonly by: string;
      readonly language: 'en' | 'fr';
    }
  | { readonly type: 'Reactivate' }
);

export const staff: Decider<StaffState, StaffCommand, StaffEvent> = {
  initialState: { hasJoined: false, isActive: true },

  decide(command, { role, hasJoined, isActive }) {
    const { staffId, at } = command;
    if (command.type === 'Add') {
      const { name, email } = command;
      return role === undefined
        ? [{ type: 'StaffMemberAdded', data: { staffId, role: command.role, name, email, addedAt: at } }]
        : [];
    }
    if (role === undefined) notFound('staff_not_found');
    const of = { staffId, at };
    const unless = <E extends DomainEvent>(isSo: boolean, event: E) => (isSo ? [] : [event]);
    switch (command.type) {
      case 'Invite':
        if (!isActive) refuse('staff_deactivated');
        return [{ type: 'StaffMemberInvited', data: { ...of, language: command.language } }];
      case 'Join':
        if (!isActive) refuse('staff_deactivated');
        return unless(hasJoined, { type: 'StaffMemberJoined', data: of });
      case 'ChangeRole':
        return unless(role === command.role, { type: 'StaffMemberRoleChanged', data: { ...of, role: command.role } });
      case 'Deactivate':
        return unless(!isActive, { type: 'StaffMemberDeactivated', data: of });
      case 'Reactivate':
        return unless(isActive, { type: 'StaffMemberReactivated', data: of });
      case 'AddSecondFactor': {
        const { factor, by, language } = command;
        return [{ type: 'StaffMemberSecondFactorAdded', data: { ...of, factor, by, language } }];
      }
      case 'RemoveSecondFactor': {
        const { factor, by, language } = command;
        return [{ type: 'StaffMemberSecondFactorRemoved', data: { ...of, factor, by, language } }];
      }
    }
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'StaffMemberAdded':
      case 'StaffMemberRoleChanged':
        return { ...state, role: data.role };
      case 'StaffMemberJoined':
        return { ...state, hasJoined: true };
      case 'StaffMemberDeactivated':
        return { ...state, isActive: false };
      case 'StaffMemberReactivated':
        return { ...state, isActive: true };
      case 'StaffMemberInvited':
      case 'StaffMemberSecondFactorAdded':
      case 'StaffMemberSecondFactorRemoved':
        return state;
    }
  },
};
