import type { Log } from '../runtime/log.ts';
import type { Features } from '../operations/features.ts';
import type { Language } from '../texts/texts.ts';
import type { JobKind } from './retry.ts';

/** What jobs may use besides functions of features; whoever offers it declares it here from its own file, as services are. */
export interface JobServices {
  readonly publicOrigin: string;
}

/** Functions of features are called as the shop itself; a repeat of the job repeats the same command ids. */
export interface JobContext extends Features, JobServices {
  /**
   * The same functions for whom the job does it: events name who asked and what caused them, so that a history says whose import it
   * was. What they may is not asked again.
   */
  onBehalf(of: { readonly actor: string; readonly causationId: string }): Features;
  /** The same functions, answering in a language; those of the context itself answer in English. */
  speaking(language: Language): Features;
  /**
   * Does what may come twice rather than not at all, under an id by which its receiver knows it again: nothing where an
   * earlier attempt is known to have done it. `act` throws OutcomeUnknown where it cannot tell: then staff decide.
   */
  unlessDone(act: () => Promise<void>): Promise<void>;
  readonly effectId: string;
  /** Its definition's name, and the ids it was asked with. */
  readonly job: string;
  readonly about: Readonly<Record<string, string | number>>;
  readonly log: Log;
}

type Data = Readonly<Record<string, string | number>>;

/** A job is harmless when it is run again: what is not, it wraps in `unlessDone`. */
export interface JobDefinition {
  readonly name: string;
  readonly kind: JobKind;
  /** The longest wait between two attempts, where 15 minutes are too long for whom it keeps waiting. */
  readonly maxDelayMs?: number;
  run(data: Data, context: JobContext): Promise<Later | void>;
}

/** Nothing to do yet: the job wants to look again after `laterMs`. */
export interface Later {
  readonly laterMs: number;
}

/** `defineJob<{ orderId: string }>({...})`: data is what the policy wrote. */
export const defineJob = <D extends Data>(
  job: Omit<JobDefinition, 'run'> & { run(data: D, context: JobContext): Promise<Later | void> },
): JobDefinition => job as unknown as JobDefinition;
