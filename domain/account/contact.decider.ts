import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { ContactData, ContactEvent } from './contact.events.ts';

export interface ContactState {
  readonly data?: ContactData;
}

export type ContactCommand = { readonly contactId: string; readonly at: string } & (
  | { readonly type: 'Register'; readonly data: ContactData }
  | { readonly type: 'RequestPasswordReset'; readonly requestId: string }
  | { readonly type: 'RecordPasswordChange' }
);

export const contact: Decider<ContactState, ContactCommand, ContactEvent> = {
  initialState: {},

  decide(command, state) {
    const { contactId, at } = command;
    if (command.type === 'Register') {
      if (state.data) return refuse('contact_exists');
      return [{ type: 'ContactRegistered', data: { contactId, ...command.data, registeredAt: at } }];
    }
    if (!state.data) return notFound('contact_not_found');
    switch (command.type) {
      case 'RequestPasswordReset':
        return [{ type: 'ContactPasswordResetRequested', data: { contactId, requestId: command.requestId, requestedAt: at } }];
      case 'RecordPasswordChange':
        return [{ type: 'ContactPasswordChanged', data: { contactId, changedAt: at } }];
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'ContactRegistered': {
        const { contactId: _, registeredAt: __, ...data } = event.data;
        return { data };
      }
      case 'ContactPasswordResetRequested':
      case 'ContactPasswordChanged':
        return state;
      default:
        return unreachable(event);
    }
  },
};
