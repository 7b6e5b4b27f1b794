// The one rule about all members of staff: a shop never loses its last administrator.
import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { AdministratorsEvent } from './administrators.events.ts';

export interface AdministratorsCommand {
  readonly type: 'Appoint' | 'Dismiss';
  readonly staffId: string;
}

/** The state: their ids. Refuses with `last_administrator`. */
export const administrators: Decider<readonly string[], AdministratorsCommand, AdministratorsEvent> = {
  initialState: [],
  decide({ type, staffId }, ids) {
    const isOne = ids.includes(staffId);
    if (type === 'Appoint') return isOne ? [] : [{ type: 'AdministratorAppointed', data: { staffId } }];
    if (!isOne) return [];
    if (ids.length === 1) refuse('last_administrator');
    return [{ type: 'AdministratorDismissed', data: { staffId } }];
  },
  evolve: (ids, { type, data: { staffId } }) =>
    type === 'AdministratorAppointed' ? [...ids, staffId] : ids.filter((id) => id !== staffId),
};
