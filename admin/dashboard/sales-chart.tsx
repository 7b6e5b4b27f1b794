import { dateLocale } from '#domain/shared/date-locale.ts';
import { useTheme } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { CurrencyPart } from '#contracts/dashboard/dashboard.ts';
import { dayOnly, minorDigits, money, numberFormat } from '#admin/lib/format.ts';
import { listOf } from './links.ts';

const HEIGHT = 260;

/** Each day beside the same day of last week and of last year; a bar leads to the day's orders. */
export function SalesChart({ part, shown }: { readonly part: CurrencyPart; readonly shown: 'revenue' | 'orders' }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const navigate = useNavigate();
  const { palette } = useTheme();
  const { currency } = part;
  const rows = part.days.map(({ day, lastWeek, lastYear, ...own }) => ({
    day,
    own: own[shown],
    // Drawn upwards, as what it takes off the bar beside it.
    refunded: -own.refunded,
    lastWeek: lastWeek[shown],
    lastYear: lastYear[shown],
  }));
  const hasRefunds = shown === 'revenue' && part.total.refunded !== 0;
  const shortDay = (day: string) =>
    new Intl.DateTimeFormat(dateLocale(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  const value = (amount: number) =>
    shown === 'revenue' ? money(amount, currency, locale) : numberFormat(locale, {}).format(amount);
  const tick = (amount: number) =>
    numberFormat(locale, { notation: 'compact' }).format(
      shown === 'revenue' ? amount / 10 ** minorDigits(currency) : amount,
    );
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <ComposedChart data={rows} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer>
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis dataKey="day" tickFormatter={shortDay} tick={{ fontSize: 12 }} minTickGap={24} />
        <YAxis tickFormatter={tick} tick={{ fontSize: 12 }} width={52} allowDecimals={false} />
        <Tooltip
          labelFormatter={(day) => dayOnly(String(day), locale)}
          formatter={(amount, name) => [value(Number(amount)), name]}
        />
        <Legend wrapperStyle={{ fontSize: 12 }} />
        <Bar
          dataKey="own"
          name={t('dashboard.thisPeriod')}
          fill={palette.primary.main}
          isAnimationActive={false}
          cursor="pointer"
          onClick={({ payload }: { payload?: { day?: string } }) =>
            void navigate(listOf('order', { placedFrom: payload?.day, placedTo: payload?.day }))
          }
        />
        {hasRefunds && (
          <Bar dataKey="refunded" name={t('dashboard.refunded')} fill={palette.error.main} isAnimationActive={false} />
        )}
        <Line
          dataKey="lastWeek"
          name={t('dashboard.lastWeek')}
          stroke={palette.warning.main}
          strokeDasharray="4 3"
          dot={false}
          isAnimationActive={false}
        />
        <Line
          dataKey="lastYear"
          name={t('dashboard.lastYear')}
          stroke={palette.text.secondary}
          dot={false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
