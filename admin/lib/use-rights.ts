// These hooks hide what who is signed in may not do. The server asks again at every command.
import { usePermissions } from 'react-admin';
import type { Right } from '#domain/shared/rights.ts';
import { useAsOf } from './use-as-of.ts';

/** Tells whether who is signed in has a right, whatever moment they look at. */
export function useHasRight(right: Right): boolean {
  const { permissions } = usePermissions<readonly Right[]>();
  return permissions?.includes(right) ?? false;
}

/** Tells whether who is signed in has a right and sees the present: in the past nobody may do anything. */
export function useMay(right: Right): boolean {
  const has = useHasRight(right);
  const { asOf } = useAsOf();
  return has && asOf === undefined;
}
