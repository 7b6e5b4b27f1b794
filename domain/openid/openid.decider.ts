import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { OpenidEvent } from './openid.events.ts';

export interface OpenidState {
  /** Whom it signs in as; absent where nobody. */
  readonly contactId?: string;
}

export type OpenidCommand = { readonly linkId: string; readonly contactId: string; readonly at: string } &
  /** `takesOver`: whom it signed in before, who is there no more. */
  (
    | { readonly type: 'LinkOpenid'; readonly provider: string; readonly takesOver?: string }
    | { readonly type: 'UnlinkOpenid' }
  );

/** @throws DomainError openid_linked_elsewhere, openid_link_not_found */
export const openid: Decider<OpenidState, OpenidCommand, OpenidEvent> = {
  initialState: {},

  decide(command, state) {
    const { linkId, contactId, at } = command;
    const isTheirs = state.contactId === contactId;
    switch (command.type) {
      case 'LinkOpenid':
        if (isTheirs) return [];
        if (state.contactId !== undefined && state.contactId !== command.takesOver)
          return refuse('openid_linked_elsewhere');
        return [{ type: 'OpenidLinked', data: { linkId, contactId, provider: command.provider, at } }];
      case 'UnlinkOpenid':
        return isTheirs
          ? [{ type: 'OpenidUnlinked', data: { linkId, contactId, at } }]
          : notFound('openid_link_not_found');
      default:
        return unreachable(command);
    }
  },

  evolve: (_state, event) => (event.type === 'OpenidLinked' ? { contactId: event.data.contactId } : {}),
};
