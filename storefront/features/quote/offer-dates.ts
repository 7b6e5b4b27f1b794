import { useText } from '#storefront/lib/text.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import type { Language } from '#storefront/lib/language.ts';

/** A calendar day of the shop (`2026-12-04`) with its year: "4 Dec 2026". Offers may hold for longer than a year. */
export const formatCalendarDay = (isoDay: string, language: Language): string =>
  formatDate(`${isoDay}T17:00:00Z`, language);

/** "12 days left"; undefined where nothing runs out, or where it has. */
export function useDaysLeft(): (days: number | undefined) => string | undefined {
  const { t } = useText('quote');
  return (days) =>
    days === undefined || days < 0 ? undefined : days === 0 ? t('lastDay') : t('daysLeft', { count: days });
}
