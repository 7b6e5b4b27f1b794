// What handlers may use besides streams and read models. Whoever offers a service declares it here from its own file, as
// features do their functions (features.ts):
//
//   declare module '#platform/kernel/operations/services.ts' {
//     interface Services { readonly mailer: Mailer }
//   }
import type { Clock } from '../runtime/clock.ts';
import type { Deadlines } from '../runtime/deadlines.ts';
import type { Backpressure } from '../command/backpressure.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';

export interface Services {
  readonly backpressure: Backpressure;
  readonly clock: Clock;
  readonly deadlines: Deadlines;
  /** The shop's address as browsers and letters name it, e.g. https://shop.example */
  readonly publicOrigin: string;
  /** For work that would hold up everybody else's requests. */
  readonly threads: ThreadPool;
  /** Files that are imported keep nobody waiting but those who import. */
  readonly importThreads: ThreadPool;
}
