import { usePermissions, useStore } from 'react-admin';
import type { Right } from '#domain/shared/rights.ts';
import { useAsOf } from './use-as-of.ts';

/**
 * Whether pages show the bar that goes through a history: always while the past is looked at, else as the reader
 * chose last; those who do nothing but audit have it from the first.
 */
export function useAsOfBar(): { readonly isShown: boolean; readonly toggle: () => void } {
  const { permissions } = usePermissions<readonly Right[]>();
  const onlyAudits = permissions?.length === 1 && permissions[0] === 'audit';
  const { asOf, look } = useAsOf();
  const [chosen, choose] = useStore<boolean | undefined>('asOf.shown');
  const isShown = asOf !== undefined || (chosen ?? onlyAudits);
  const toggle = () => {
    choose(!isShown);
    if (asOf !== undefined) look(undefined);
  };
  return { isShown, toggle };
}
