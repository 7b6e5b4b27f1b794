import { partsOf } from '#domain/shared/parts-of.ts';
import { useFixed } from '#storefront/lib/use-read.ts';
import type { AccountEntry } from '#storefront/shared/feature.ts';
import { isOn, settingsQuery, useUser } from '#storefront/shared/session/session.ts';
import * as accountFeatures from './account-features.ts';
import * as firstFeatures from './features.ts';

const entries: readonly AccountEntry[] = [
  partsOf(firstFeatures, 'accountMenu'),
  partsOf(accountFeatures, 'accountMenu'),
]
  .flat(2)
  .sort((one, other) => one.place - other.place);

/** The pages of the account that this visitor has. */
export function useAccountEntries(): readonly AccountEntry[] {
  const values = useFixed(settingsQuery);
  const user = useUser();
  return entries.filter(
    ({ needs, isThere }) => (needs ?? []).every((name) => isOn(values, name)) && (isThere?.(values, user) ?? true),
  );
}
