import type { Decider } from '#domain/shared/decider.ts';
import type { LetterTestEvent } from './letter.events.ts';

type Requested = LetterTestEvent['data'];
export type LetterTestCommand = { readonly type: 'RequestTest'; readonly at: string } & Omit<Requested, 'requestedAt'>;

/** A test is asked for once. */
export const letterTest: Decider<{ readonly requested: boolean }, LetterTestCommand, LetterTestEvent> = {
  initialState: { requested: false },
  decide: ({ type: _, at, ...data }, { requested }) =>
    requested ? [] : [{ type: 'LetterTestRequested', data: { ...data, requestedAt: at } }],
  evolve: () => ({ requested: true }),
};
