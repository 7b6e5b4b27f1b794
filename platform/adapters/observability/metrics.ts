// Counts what happens in a process. Labels are few: names out of the code, never ids and never what
// somebody sent.
export type CommandOutcome = 'accepted' | 'nothing' | 'repeated' | 'refused' | 'conflict' | 'unavailable' | 'failed';
export type AppendOutcome = 'appended' | 'conflict' | 'unavailable' | 'failed';
export type MailOutcome = 'sent' | 'refused' | 'unknown' | 'failed';
export type JobOutcome = 'done' | 'later' | 'failed' | 'unknown';

/** All durations are in seconds. */
export interface Metrics {
  /** One answered HTTP request. */
  request(operation: string, status: number, seconds: number): void;
  /** One command to one stream, after all its attempts. */
  command(type: string, outcome: CommandOutcome): void;
  /** One attempt to append; types of the events where it succeeded. */
  append(outcome: AppendOutcome, seconds: number, types: readonly string[]): void;
  /**
   * One call to the payment provider; `outcome` is the provider's word, or `unavailable`, `misconfigured`, `failed`.
   */
  gateway(call: string, outcome: string, seconds: number): void;
  mail(outcome: MailOutcome, seconds: number): void;
  /** One attempt of an effect. */
  job(effect: string, outcome: JobOutcome, seconds: number): void;
  /** One chunk of events that the projector took in. */
  chunk(events: number, seconds: number): void;
  /** Tells whether this projector leads. */
  leading(leads: boolean): void;
}

const nothing = (): void => undefined;

/** Counts nothing: for tools, imports and tests. */
export const noMetrics: Metrics = {
  request: nothing,
  command: nothing,
  append: nothing,
  gateway: nothing,
  mail: nothing,
  job: nothing,
  chunk: nothing,
  leading: nothing,
};

/** Seconds since `begun`, which `performance.now()` gave. */
export const secondsSince = (begun: number): number => (performance.now() - begun) / 1_000;
