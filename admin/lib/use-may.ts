import { usePermissions } from 'react-admin';
import type { StaffRole } from '#contracts/operation.ts';
import { useAsOf } from './use-as-of.ts';

/**
 * Whether who is signed in has one of these roles, here: in the past nobody may do anything. The server asks again;
 * this only decides what is shown.
 */
export function useMay(roles: readonly StaffRole[]): boolean {
  const { permissions } = usePermissions<StaffRole>();
  const { asOf } = useAsOf();
  return asOf === undefined && roles.some((role) => role === permissions);
}
