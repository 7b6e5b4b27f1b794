import type { Decider } from '#domain/shared/decider.ts';
import type { PreferenceEvent } from './preference.events.ts';

export interface PreferenceCommand {
  readonly type: 'PreferPaymentMethod';
  readonly personId: string;
  readonly method: string;
  readonly at: string;
}

export interface PreferenceState {
  /** Empty for none. */
  readonly method: string;
}

/** The last wish counts: nobody else has a say in it. */
export const preference: Decider<PreferenceState, PreferenceCommand, PreferenceEvent> = {
  initialState: { method: '' },
  decide: ({ type: _, ...data }, { method }) =>
    data.method === method ? [] : [{ type: 'PaymentMethodPreferred', data }],
  evolve: (_state, { data: { method } }) => ({ method }),
};
