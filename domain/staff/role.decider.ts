import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { masterDataDecider, type MasterDataCommand, type MasterDataState } from '#domain/shared/master-data.ts';
import { ADMINISTRATOR, type RoleData } from '#domain/shared/rights.ts';
import type { RoleEvent } from './role.events.ts';

const masterData = masterDataDecider<'Role', 'role', RoleData>('Role', 'role');

/** Refuses with `role_fixed` whatever is about the administrator's. */
export const role: Decider<MasterDataState<RoleData>, MasterDataCommand<RoleData>, RoleEvent> = {
  ...masterData,
  decide: (command, state) => (command.id === ADMINISTRATOR ? refuse('role_fixed') : masterData.decide(command, state)),
};
