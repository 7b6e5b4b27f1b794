import { own } from '#domain/shared/dictionary.ts';
import type { Decider } from '#domain/shared/decider.ts';
import type { AccessLogEvent } from './access-log.events.ts';

/** The ids that each list last showed, by its route. */
export type AccessLogState = Readonly<Record<string, readonly string[]>>;
export type AccessLogCommand = { readonly type: 'RecordDataAccess' } & AccessLogEvent['data'];

/**
 * What was shown cannot be refused. A list that refreshes itself and shows the same again discloses nothing
 * new.
 */
export const accessLog: Decider<AccessLogState, AccessLogCommand, AccessLogEvent> = {
  initialState: {},
  decide: ({ type: _, ...data }, state) =>
    data.shown && sameAs(data.shown, own(state, data.route)) ? [] : [{ type: 'PersonalDataViewed', data }],
  evolve: (state, { data: { route, shown } }) => (shown ? { ...state, [route]: shown } : state),
};

const sameAs = (shown: readonly string[], before: readonly string[] = []) =>
  shown.length === before.length && shown.every((subject, index) => subject === before[index]);
