import {
  Box,
  Link,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CurrencyPart, Sold } from '#contracts/dashboard/dashboard.ts';
import { money, numberFormat } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { listOf } from './links.ts';

/** The drawing comes with a library of its own, once there is something to draw. */
const SalesChart = lazy(async () => ({ default: (await import('./sales-chart.tsx')).SalesChart }));

interface Props {
  readonly part: CurrencyPart;
  readonly from: string;
  readonly until: string;
}

/** Orders and revenue in one currency. */
export function SalesPanel({ part, from, until }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [shown, setShown] = useState<'revenue' | 'orders'>('revenue');
  const { currency, total, before, yearBefore, best } = part;
  const all = listOf('order', { placedFrom: from, placedTo: until });
  const signed = (amount: number, part: Part) =>
    `${amount > 0 && part !== 'ordered' ? '+' : ''}${money(amount, currency, locale)}`;
  const figures = [
    ['revenue', money(total.revenue, currency, locale), total.revenue, before.revenue, yearBefore.revenue],
    ['orders', numberFormat(locale, {}).format(total.orders), total.orders, before.orders, yearBefore.orders],
  ] as const;
  return (
    <Panel title={t('dashboard.salesIn', { currency })}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(280px, 1fr)' } }}>
        <Stack sx={{ gap: 1, minWidth: 0 }}>
          <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap' }}>
            {figures.map(([what, figure, value, earlier, lastYear]) => (
              <div key={what}>
                <Link
                  component="button"
                  type="button"
                  aria-pressed={shown === what}
                  underline={shown === what ? 'always' : 'hover'}
                  onClick={() => setShown(what)}
                >
                  {t(`dashboard.${what}`)}
                </Link>
                <Typography component="p" sx={{ fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                  <Link component={RouterLink} to={all} color="inherit" underline="hover">
                    {figure}
                  </Link>
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {[
                    earlier > 0 && t('dashboard.againstBefore', { share: share(value, earlier, locale) }),
                    lastYear > 0 && t('dashboard.againstYear', { share: share(value, lastYear, locale) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
                {what === 'orders' && total.cancelled > 0 && (
                  <Typography variant="body2" color="text.secondary">
                    {[
                      t('dashboard.placed', { smart_count: total.placed }),
                      t('dashboard.cancelled', { smart_count: total.cancelled }),
                    ].join(' · ')}
                  </Typography>
                )}
                {what === 'revenue' && (
                  <Typography variant="body2" color="text.secondary">
                    {composition(total)
                      .map(([part, amount]) => t(`dashboard.of.${part}`, { amount: signed(amount, part) }))
                      .join(' · ')}
                  </Typography>
                )}
              </div>
            ))}
          </Stack>
          <Suspense fallback={<Skeleton variant="rectangular" height={240} />}>
            <SalesChart part={part} shown={shown} />
          </Suspense>
        </Stack>
        <div>
          <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
            {t('dashboard.best')}
          </Typography>
          {!best.length && <Typography color="text.secondary">{t('dashboard.nothingSold')}</Typography>}
          {best.length > 0 && (
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{t('dashboard.item')}</TableCell>
                  <TableCell align="right">{t('dashboard.quantity')}</TableCell>
                  <TableCell align="right">{t('dashboard.goods')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {best.map(({ itemNumber, name, quantity, revenue }) => (
                  <TableRow key={itemNumber}>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>
                      <Link component={RouterLink} to={`/product/${itemNumber}/show`} title={itemNumber}>
                        {name}
                      </Link>
                    </TableCell>
                    <TableCell align="right">{numberFormat(locale, {}).format(quantity)}</TableCell>
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {money(revenue, currency, locale)}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          )}
        </div>
      </Box>
    </Panel>
  );
}

type Part = (typeof PARTS)[number];
const PARTS = ['ordered', 'edited', 'refunded', 'unpaid'] as const;

/** What revenue is made of: what was ordered, and whatever changed it. */
const composition = (sold: Sold): [Part, number][] =>
  PARTS.filter((part) => part === 'ordered' || sold[part] !== 0).map((part) => [part, sold[part]]);

/** `+12 %` */
function share(value: number, earlier: number, locale: string): string {
  const percent = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const;
  return numberFormat(locale, percent).format(value / earlier - 1);
}
