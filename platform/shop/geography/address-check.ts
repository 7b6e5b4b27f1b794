// The port to a service that knows addresses, such as a carrier's (spec 5), and what stands in for one: town, state and code
// are held together, and streets believed.
import type { ThreadPool } from '#platform/kernel/threads/thread-pool.ts';
import { checkPlaceTask, type PlaceAnswer, type PlaceTyped } from './check-place.ts';

export interface AddressCheck {
  /** An address in a country that nothing is known of is known. */
  check(address: PlaceTyped & { readonly country: string }): Promise<PlaceAnswer>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly addressCheck: AddressCheck;
  }
}

export const postalCodeCheck = (threads: ThreadPool): AddressCheck => ({
  check: async ({ country, city, state, zip }) =>
    country === 'US' ? threads.run(checkPlaceTask, { city, state, zip }) : { outcome: 'known' },
});
