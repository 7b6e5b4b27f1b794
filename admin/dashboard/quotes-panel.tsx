import { Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Dashboard } from '#contracts/dashboard/dashboard.ts';
import { money, numberFormat, shopDayIn } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { Figures } from './figures.tsx';
import { listOf } from './links.ts';

const openBetween = (fromDays: number, toDays: number | null) => ({
  open: 'yes',
  requestedTo: shopDayIn(-fromDays),
  ...(toDays === null ? {} : { requestedFrom: shopDayIn(-toDays) }),
});

/** Open quotes by age with what they are worth, and how many of those that came to an end became orders. */
export function QuotesPanel({ dashboard: { openQuotes, conversion, isToday } }: { readonly dashboard: Dashboard }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { decided, converted, decidedBefore, convertedBefore } = conversion;
  const rate = (part: number, whole: number) =>
    whole ? numberFormat(locale, { style: 'percent' }).format(part / whole) : '–';
  return (
    <Panel title={t('dashboard.openQuotes')}>
      <Figures
        figures={openQuotes.map(({ fromDays, toDays, quotes, worth }) => ({
          name:
            toDays === null
              ? t('dashboard.olderThan', { days: fromDays - 1 })
              : t('dashboard.aged', { fromDays, toDays }),
          value: (
            <>
              {numberFormat(locale, {}).format(quotes)}
              {worth.map(({ currency, amount }) => (
                <Typography key={currency} variant="body2" color="text.secondary" component="div">
                  {money(amount, currency, locale)}
                </Typography>
              ))}
            </>
          ),
          isBad: toDays === null && quotes > 0,
          ...(isToday ? { to: listOf('quote', openBetween(fromDays, toDays)) } : {}),
        }))}
      />
      <Typography sx={{ mt: 1.5 }}>
        {t('dashboard.conversion', { rate: rate(converted, decided), converted, decided })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('dashboard.conversionBefore', { rate: rate(convertedBefore, decidedBefore) })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('dashboard.conversionHow')}
      </Typography>
    </Panel>
  );
}
