import type { Input, Output, Route } from '#contracts/api.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';

export interface JobContext {
  /** Sends a command or asks a query as the shop itself; a repeat of the job repeats the same command id. */
  call<R extends Route>(route: R, input: Input<R>, language?: 'en' | 'fr'): Promise<Output<R>>;
  readonly mailer: Mailer;
  readonly effectId: string;
  /** Its definition's name, and the ids it was asked with. */
  readonly job: string;
  readonly about: Readonly<Record<string, string | number>>;
  readonly publicOrigin: string;
  readonly log: Log;
}

export interface JobDefinition {
  readonly name: string;
  /**
   * What to do when a worker died in the middle. `again`: the job is harmless when run twice.
   * `hold`: nobody knows whether it took effect; it is marked ambiguous and shown in the back office.
   */
  readonly afterCrash: 'again' | 'hold';
  run(data: Readonly<Record<string, string | number>>, context: JobContext): Promise<Later | void>;
}

/** Nothing to do yet: the job wants to look again after `laterMs`. */
export interface Later {
  readonly laterMs: number;
}

/** `defineJob<{ orderId: string }>({...})`: data is what the policy wrote. */
export const defineJob = <D extends Readonly<Record<string, string | number>>>(job: {
  readonly name: string;
  readonly afterCrash: JobDefinition['afterCrash'];
  run(data: D, context: JobContext): Promise<Later | void>;
}): JobDefinition => job as unknown as JobDefinition;
