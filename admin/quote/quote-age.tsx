import { useTranslate } from 'react-admin';

/** How long somebody has been waiting. */
export function QuoteAge({ days }: { readonly days: number }) {
  const t = useTranslate();
  return <>{days === 0 ? t('quote.ageToday') : t('quote.age', { smart_count: days })}</>;
}
