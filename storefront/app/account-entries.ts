import { partsOf } from '#domain/shared/parts-of.ts';
import type { AccountEntry } from '#storefront/shared/feature.ts';
import { isOn, useVisit } from '#storefront/shared/session/session.ts';
import * as features from './features.ts';

const entries: readonly AccountEntry[] = partsOf(features, 'accountMenu')
  .flat()
  .sort((one, other) => one.place - other.place);

/** The pages of the account that this visitor has. */
export function useAccountEntries(): readonly AccountEntry[] {
  const visit = useVisit();
  return entries.filter(
    ({ needs = [], isThere = () => true }) => needs.every((name) => isOn(visit.values, name)) && isThere(visit),
  );
}
