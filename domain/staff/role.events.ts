import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';
import type { RoleData } from '#domain/shared/rights.ts';

/** Stream `role-<id>`: what those who have a role may do. */
export type RoleEvent = MasterDataEvent<'Role', 'role', RoleData>;
export const roleEvents = defineEvents<RoleEvent>({ category: 'role' });
