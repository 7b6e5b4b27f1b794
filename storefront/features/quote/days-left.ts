import { useText } from '#storefront/lib/text.ts';

/** "12 days left"; undefined where nothing runs out, or where it has. */
export function useDaysLeft(): (days: number | undefined) => string | undefined {
  const { t } = useText('quote');
  return (days) =>
    days === undefined || days < 0 ? undefined : days === 0 ? t('lastDay') : t('daysLeft', { count: days });
}
