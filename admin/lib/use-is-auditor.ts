import { usePermissions } from 'react-admin';
import { auditors, type StaffRole } from '#contracts/operation.ts';

/**
 * Whether who is signed in may export histories and see who looked at what. The server asks again; this only decides
 * what is shown.
 */
export function useIsAuditor(): boolean {
  const { permissions } = usePermissions<StaffRole>();
  return auditors.some((role) => role === permissions);
}
