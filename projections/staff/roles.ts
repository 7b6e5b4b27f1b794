import type { RoleData } from '#domain/shared/rights.ts';
import { masterDataReadModel } from '#platform/shop/master-data/master-data.ts';

/** Roles that were composed or changed; the others are as the shop had them from the start. */
export const roles = masterDataReadModel<'Role', 'role', RoleData>('role', 'Role', 'role');
