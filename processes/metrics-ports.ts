/**
 * Usual ports of the roles for health and metrics, from the usual one of such exporters on: on one machine they stand
 * beside each other.
 */
export const USUAL_PORTS = {
  web: 9_464,
  projector: 9_465,
  worker: 9_466,
  'event-store': 9_467,
  'catalogue-index': 9_468,
} as const;

const ORDER = Object.keys(USUAL_PORTS);

/** Roles on one machine take the port that was set and those after it; where none was set they find theirs. */
export function metricsPortOf(role: string, first: number | undefined): Readonly<Record<string, string>> {
  const index = ORDER.indexOf(role);
  return first === undefined || index < 0 ? {} : { METRICS_PORT: String(first + index) };
}
