import { LinearProgress, Link, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayAndTime, numberFormat } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import type { PriceChangeDetail } from './price-change.reader.ts';

/** How far it is, whom it concerns, and what was left. */
export function PriceChangeEffect({ change }: { readonly change: PriceChangeDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const number = (value: number) => numberFormat(locale, {}).format(value);
  const { status, count, prices, takenBack, leftCount, left, accounts } = change;
  const isWorking = status === 'writing' || status === 'taking-back';
  const share = status === 'writing' ? (prices + leftCount) / count : (takenBack + leftCount) / prices;
  return (
    <Panel title={t('priceChange.effect')}>
      <Stack sx={{ gap: 1 }}>
        {isWorking && (
          <LinearProgress
            variant="determinate"
            value={Math.min(100, share * 100 || 0)}
            aria-label={t(`priceChange.status.${status}`)}
          />
        )}
        <Typography role="status">
          {status === 'draft' || status === 'discarded'
            ? t('priceChange.willChange', { count: number(count) })
            : t('priceChange.progress', {
                prices: number(prices),
                takenBack: number(takenBack),
                left: number(leftCount),
              })}
        </Typography>
        <Typography>
          {t(accounts.guests ? 'priceChange.accountsAndGuests' : 'priceChange.accounts', {
            smart_count: accounts.total,
            count: number(accounts.total),
          })}
          {accounts.some.length > 0 && ' – '}
          {accounts.some.map(({ accountId, name }, index) => (
            <span key={accountId}>
              {index > 0 && ', '}
              <Link component={RouterLink} to={`/customer/${accountId}/show`}>
                {name || accountId}
              </Link>
            </span>
          ))}
          {accounts.total > accounts.some.length && ' …'}
        </Typography>
        {change.plannedBy && (
          <Typography color="text.secondary">
            {t('priceChange.plannedBy', { by: change.plannedBy, at: dayAndTime(change.plannedAt, locale) })}
          </Typography>
        )}
        {change.takenBackBy && (
          <Typography color="text.secondary">
            {t('priceChange.takenBackBy', { by: change.takenBackBy, at: dayAndTime(change.takenBackAt, locale) })}
          </Typography>
        )}
        {left.length > 0 && (
          <details>
            <summary>{t('priceChange.left', { count: number(leftCount) })}</summary>
            <ul>
              {left.map(({ itemNumber, code }) => (
                <li key={itemNumber}>{t(`error.${code}`, { itemNumber })}</li>
              ))}
            </ul>
          </details>
        )}
      </Stack>
    </Panel>
  );
}
