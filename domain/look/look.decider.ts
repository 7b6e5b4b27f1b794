import type { Decider } from '#domain/shared/decider.ts';
import type { LookEvent } from './look.events.ts';

/** What each list last showed, by its route. */
export type LookState = Readonly<Record<string, readonly string[]>>;
export type LookCommand = { readonly type: 'RecordLook' } & LookEvent['data'];

/**
 * A look that happened cannot be refused. A list that refreshes itself and shows the same again was not looked at
 * again.
 */
export const look: Decider<LookState, LookCommand, LookEvent> = {
  initialState: {},
  decide: ({ type: _, ...data }, state) =>
    data.shown && sameAs(data.shown, state[data.route]) ? [] : [{ type: 'PersonalDataViewed', data }],
  evolve: (state, { data: { route, shown } }) => (shown ? { ...state, [route]: shown } : state),
};

const sameAs = (shown: readonly string[], before: readonly string[] = []) =>
  shown.length === before.length && shown.every((subject, index) => subject === before[index]);
