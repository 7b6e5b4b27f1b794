import type { Decider } from '#domain/shared/decider.ts';
import type { PreferenceEvent } from './preference.events.ts';

export interface PreferenceCommand {
  readonly type: 'Prefer';
  readonly personId: string;
  /** Empty for none. */
  readonly method: string;
  /** Absent: as it was. */
  readonly contactCopies?: { readonly accountId: string; readonly wanted: boolean };
  readonly at: string;
}

export interface PreferenceState {
  /** Empty for none. */
  readonly method: string;
  readonly contactCopies: boolean;
}

/** The last wish counts: nobody else has a say in it. */
export const preference: Decider<PreferenceState, PreferenceCommand, PreferenceEvent> = {
  initialState: { method: '', contactCopies: false },
  decide({ personId, method, contactCopies, at }, state) {
    const { accountId, wanted } = contactCopies ?? { accountId: '', wanted: state.contactCopies };
    const type = wanted ? 'ContactCopiesRequested' : 'ContactCopiesEnded';
    return [
      ...(method === state.method ? [] : [{ type: 'PaymentMethodPreferred', data: { personId, method, at } } as const]),
      ...(wanted === state.contactCopies ? [] : [{ type, data: { personId, accountId, at } } as const]),
    ];
  },
  evolve(state, event) {
    if (event.type === 'PaymentMethodPreferred') return { ...state, method: event.data.method };
    return { ...state, contactCopies: event.type === 'ContactCopiesRequested' };
  },
};
