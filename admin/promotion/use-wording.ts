import { useLocaleState, useTranslate } from 'react-admin';
import type { Wording } from '#contracts/promotion/promotion-words.ts';
import { dayOnly, money } from '#admin/lib/format.ts';

/** How the back office words a promotion. */
export function useWording(category: Wording['category']): Wording {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return {
    t: (key, values) => t(key, values),
    locale,
    category,
    money: (amount, currency) => money(amount, currency, locale),
    day: (day) => dayOnly(day, locale),
  };
}
