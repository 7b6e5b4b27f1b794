// These hooks hide what who is signed in may not do. The server asks again at every command.
import { usePermissions } from 'react-admin';
import { auditors, csrs, managers, type StaffRole } from '#contracts/operation.ts';
import { useAsOf } from './use-as-of.ts';

function useHas(roles: readonly StaffRole[]): boolean {
  const { permissions } = usePermissions<StaffRole>();
  return roles.some((role) => role === permissions);
}

/** Tells whether who is signed in has one of these roles and sees the present: in the past nobody may do anything. */
function useMay(roles: readonly StaffRole[]): boolean {
  const has = useHas(roles);
  const { asOf } = useAsOf();
  return has && asOf === undefined;
}

/** Tells whether who is signed in may do what a CSR may. */
export const useIsCsr = (): boolean => useMay(csrs);

/** Tells whether who is signed in may do what a manager may. */
export const useIsManager = (): boolean => useMay(managers);

/** Tells whether who is signed in may export histories and read the access log, in the past too. */
export const useIsAuditor = (): boolean => useHas(auditors);
