import { useLocaleState, useTranslate } from 'react-admin';
import type { Output } from '#contracts/api.ts';
import type { SourceFields } from '#contracts/import-source/import-source.ts';

export type SourceDetail = Output<'admin/importsource/detail'>;
type When = Pick<SourceFields, 'every' | 'at' | 'weekday'>;

/** 1 January 2024 was a Monday. */
const dayOf = (weekday: number) => new Date(Date.UTC(2024, 0, weekday));

export const weekdayName = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(`${locale}-CA`, { weekday: 'long', timeZone: 'UTC' }).format(dayOf(weekday));

/** "every day at 05:30", in the reader's language. */
export function useWhenInWords(): (when: When) => string {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return ({ every, at, weekday }) =>
    t(`importSource.when.${every}`, { at, minute: at.slice(3), day: weekdayName(weekday, locale) });
}
