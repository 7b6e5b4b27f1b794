// Decides how long attempts at a job go on. Giving up is a decision that is written down here, or made by staff with a
// reason.

/**
 * `notification`: something is told to the world outside, by mail or webhook. Tried for a day; then it is failed, and staff
 * decide. `step`: a step of money, stock or a process. Tried for ever; staff are shown it when it has not succeeded for
 * a while. `transfer`: a step that reads what others have made, or takes long: files, pictures, changes of many things.
 * Each kind has slots of its own, so that neither a mail server that hangs nor a file delays a checkout or a refund.
 */
export type JobKind = (typeof JOB_KINDS)[number];
export const JOB_KINDS = ['notification', 'step', 'transfer'] as const;

const FIRST_DELAY_MS = 1_000;
/** Between two attempts, unless staff put the next one off. */
export const MAX_DELAY_MS = 15 * 60_000;
const GIVE_UP_AFTER_MS: Readonly<Record<JobKind, number>> = {
  notification: 24 * 3_600_000,
  step: Infinity,
  transfer: Infinity,
};
/** A job that has not succeeded for so long is work for staff, though attempts go on. */
export const STUCK_AFTER_MS = 10 * 60_000;

/** Until the next attempt, in ms; undefined when there is none. `failures` counts this one. */
export function retryDelayMs(
  kind: JobKind,
  failures: number,
  failingForMs: number,
  maxDelayMs = MAX_DELAY_MS,
): number | undefined {
  if (failingForMs >= GIVE_UP_AFTER_MS[kind]) return undefined;
  return Math.min(FIRST_DELAY_MS * 2 ** Math.min(failures - 1, 30), maxDelayMs);
}
