import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { masterDataDecider, type MasterDataCommand, type MasterDataState } from '#domain/shared/master-data.ts';
import { ADMINISTRATOR, requireMayGive, type Giver, type RoleData } from '#domain/shared/rights.ts';
import type { RoleEvent } from './role.events.ts';

const masterData = masterDataDecider<'Role', 'role', RoleData>('Role', 'role');

/** `giver`: what whoever decides may give away; the shop itself has no bounds. */
export type RoleCommand = MasterDataCommand<RoleData> & { readonly giver?: Giver };

/**
 * Refuses with `role_fixed` whatever is about the administrator's, and with `right_not_own` or `limit_not_own` what
 * would come to more than its giver has: as the role is when it is decided, whoever else changes it meanwhile.
 */
export const role: Decider<MasterDataState<RoleData>, RoleCommand, RoleEvent> = {
  ...masterData,
  decide(command, state) {
    const { giver } = command;
    if (command.id === ADMINISTRATOR) return refuse('role_fixed');
    const events = masterData.decide(command, state);
    if (giver)
      for (const { data } of [state, events.reduce(masterData.evolve, state)]) if (data) requireMayGive(data, giver);
    return events;
  },
};
