// The one rule about all accounts: none lives on in one that lives on in it, whoever merges what at the same moment.
import { own } from '#domain/shared/dictionary.ts';
import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { MergersEvent } from './mergers.events.ts';

export interface MergersCommand {
  readonly type: 'AgreeOnMerger';
  readonly accountId: string;
  readonly into: string;
}

/** What lives on in what, by id. */
export type MergersState = Readonly<Record<string, string>>;

/** Refuses with `merge_with_itself`. */
export const mergers: Decider<MergersState, MergersCommand, MergersEvent> = {
  initialState: {},
  decide({ accountId, into }, agreed) {
    if (own(agreed, accountId) === into) return [];
    const met = new Set<string>();
    for (let next: string | undefined = into; next !== undefined && !met.has(next); next = own(agreed, next)) {
      if (next === accountId) refuse('merge_with_itself');
      met.add(next);
    }
    return [{ type: 'MergerAgreed', data: { accountId, into } }];
  },
  evolve: (agreed, { data: { accountId, into } }) => ({ ...agreed, [accountId]: into }),
};
