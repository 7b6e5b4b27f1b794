import { usePermissions } from 'react-admin';
import { csrs, type StaffRole } from '#contracts/operation.ts';

/** Whether who is signed in may do what a CSR may. The server asks again; this only decides what is shown. */
export function useIsCsr(): boolean {
  const { permissions } = usePermissions<StaffRole>();
  return csrs.some((role) => role === permissions);
}
