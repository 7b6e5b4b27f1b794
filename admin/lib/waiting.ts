/** How long somebody has waited, in one unit. */
export function waitingFor(hours: number, t: (key: string, options?: object) => string): string {
  if (hours >= 24) return t('work.days', { smart_count: Math.floor(hours / 24) });
  return hours >= 1
    ? t('work.hours', { smart_count: Math.floor(hours) })
    : t('work.minutes', { smart_count: Math.max(1, Math.round(hours * 60)) });
}
