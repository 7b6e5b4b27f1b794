import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { changedFields, changesOn } from '#domain/shared/changed-fields.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { RemovedFactor, SecondFactor } from '#domain/shared/second-factor.ts';
import type { ContactData, ContactDetails, ContactEvent } from './contact.events.ts';

export interface ContactState {
  readonly data?: ContactData;
  readonly active: boolean;
  readonly isDeleted?: true;
}

/** How the person hears of it: they registered themselves, they are invited, or by nothing. */
export type RegistrationNotice = 'self' | 'invited' | 'silent';

export type ContactCommand = { readonly contactId: string; readonly at: string } & (
  | { readonly type: 'Register'; readonly data: ContactData; readonly told: RegistrationNotice }
  | {
      readonly type: 'Change';
      readonly details: ContactDetails;
      /** As they were shown; without them whatever is there is overwritten. */
      readonly seen?: ContactDetails | undefined;
      readonly by: string;
    }
  | { readonly type: 'ChangeUserName'; readonly userName: string; readonly by: string }
  | { readonly type: 'Deactivate' | 'Activate' | 'Invite' | 'Delete'; readonly by: string }
  | { readonly type: 'RequestPasswordReset'; readonly requestId: string }
  | { readonly type: 'RecordPasswordChange' }
  | { readonly type: 'AddSecondFactor'; readonly factor: SecondFactor; readonly by: string }
  | { readonly type: 'RemoveSecondFactor'; readonly factor: RemovedFactor; readonly by: string }
);

export const contact: Decider<ContactState, ContactCommand, ContactEvent> = {
  initialState: { active: true },

  decide(command, state) {
    const { contactId, at } = command;
    if (command.type === 'Register') return register(command, state);
    if (!state.data || (state.isDeleted && command.type !== 'Delete')) return notFound('contact_not_found');
    switch (command.type) {
      case 'Change': {
        const present = detailsOf(state.data);
        const { details, seen = present, by } = command;
        const changed = changesOn(present, seen, changedFields(seen, details) ?? {});
        return changed ? [{ type: 'ContactChanged', data: { contactId, ...present, ...changed, by, at } }] : [];
      }
      case 'ChangeUserName':
        return state.data.userName === command.userName
          ? []
          : [{ type: 'ContactUserNameChanged', data: { contactId, userName: command.userName, by: command.by, at } }];
      case 'Deactivate':
        return state.active ? [{ type: 'ContactDeactivated', data: { contactId, by: command.by, at } }] : [];
      case 'Activate':
        return state.active ? [] : [{ type: 'ContactActivated', data: { contactId, by: command.by, at } }];
      case 'Invite':
        return state.active
          ? [{ type: 'ContactInvited', data: { contactId, accountId: state.data.accountId, by: command.by, at } }]
          : refuse('contact_deactivated');
      case 'Delete':
        return state.isDeleted ? [] : [{ type: 'ContactDeleted', data: { contactId, by: command.by, at } }];
      default:
        return secrets(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'ContactRegistered': {
        const { contactId: _, registeredAt: __, invited: ___, silent: ____, ...data } = event.data;
        return { ...state, data };
      }
      case 'ContactChanged': {
        const { contactId: _, by: __, at: ___, ...details } = event.data;
        return { ...state, data: { ...state.data!, ...details } };
      }
      case 'ContactUserNameChanged':
        return { ...state, data: { ...state.data!, userName: event.data.userName } };
      case 'ContactDeactivated':
        return { ...state, active: false };
      case 'ContactActivated':
        return { ...state, active: true };
      case 'ContactDeleted':
        return { ...state, active: false, isDeleted: true };
      case 'ContactInvited':
      case 'ContactPasswordResetRequested':
      case 'ContactPasswordChanged':
      case 'ContactSecondFactorAdded':
      case 'ContactSecondFactorRemoved':
        return state;
      default:
        return unreachable(event);
    }
  },
};

function register(command: Extract<ContactCommand, { type: 'Register' }>, state: ContactState): ContactEvent[] {
  const { contactId, data, told: notice, at: registeredAt } = command;
  if (state.data) return refuse('contact_exists');
  const hears = notice === 'self' ? {} : { [notice]: true };
  return [{ type: 'ContactRegistered', data: { contactId, ...data, registeredAt, ...hears } }];
}

/** What somebody signs in with stands in no event: that it was changed does. */
function secrets(
  command: Extract<
    ContactCommand,
    { type: 'RequestPasswordReset' | 'RecordPasswordChange' | 'AddSecondFactor' | 'RemoveSecondFactor' }
  >,
): ContactEvent[] {
  const { contactId, at } = command;
  switch (command.type) {
    case 'RequestPasswordReset':
      return [
        { type: 'ContactPasswordResetRequested', data: { contactId, requestId: command.requestId, requestedAt: at } },
      ];
    case 'RecordPasswordChange':
      return [{ type: 'ContactPasswordChanged', data: { contactId, changedAt: at } }];
    case 'AddSecondFactor':
      return [{ type: 'ContactSecondFactorAdded', data: { contactId, factor: command.factor, by: command.by, at } }];
    case 'RemoveSecondFactor':
      return [{ type: 'ContactSecondFactorRemoved', data: { contactId, factor: command.factor, by: command.by, at } }];
    default:
      return unreachable(command);
  }
}

const detailsOf = ({ accountId: _, userName: __, ...details }: ContactData): ContactDetails => details;
