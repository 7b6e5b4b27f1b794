import { useStore } from 'react-admin';
import { useAsOf } from './use-as-of.ts';
import { useHasRight } from './use-rights.ts';

/**
 * Whether pages show the bar that goes through a history: always while the past is looked at, else as the reader
 * chose last; those who audit have it from the first.
 */
export function useAsOfBar(): { readonly isShown: boolean; readonly toggle: () => void } {
  const audits = useHasRight('audit');
  const { asOf, look } = useAsOf();
  const [chosen, choose] = useStore<boolean | undefined>('asOf.shown');
  const isShown = asOf !== undefined || (chosen ?? audits);
  const toggle = () => {
    choose(!isShown);
    if (asOf !== undefined) look(undefined);
  };
  return { isShown, toggle };
}
