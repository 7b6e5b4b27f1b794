import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayAndTime, dayOnly, money } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { WrittenPage } from '#admin/ui/written-page.tsx';
import type { DaySumShown, ReconciliationRow } from '#contracts/reconciliation/reconciliation.ts';
import { Differences } from './differences.tsx';
import { ReconciliationStatus } from './reconciliation-status.tsx';

/** A day of a provider beside the shop's own, and what differs. */
export function ReconciliationPage() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { id: reconciliationId = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: ['reconciliation', 'detail', reconciliationId],
    queryFn: () => client.get('admin/reconciliation/detail', { reconciliationId }),
  });
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!data) return null;
  return (
    <WrittenPage
      resource="reconciliation"
      id={reconciliationId}
      title={`${data.provider}, ${dayOnly(data.day, locale)}`}
      status={<ReconciliationStatus open={data.open} explained={data.explained} />}
      actions={null}
    >
      <Panel title={t('reconciliation.sums')}>
        <Sums of={data} />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('reconciliation.asOf', { at: dayAndTime(data.reconciledAt, locale) })}
        </Typography>
      </Panel>
      {data.differences.length > 0 && <Differences of={data} />}
    </WrittenPage>
  );
}

function Sums({ of: { provider, ours, theirs } }: { readonly of: ReconciliationRow }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const currencies = [...new Set([...theirs, ...ours].map(({ currency }) => currency))].sort();
  if (!currencies.length) return <Typography>{t('reconciliation.nothing')}</Typography>;
  const row = (side: string, sums: readonly DaySumShown[], currency: DaySumShown['currency']) => {
    const sum = sums.find((one) => one.currency === currency) ?? { count: 0, taken: 0, givenBack: 0 };
    return (
      <TableRow key={`${side} ${currency}`}>
        <TableCell component="th" scope="row">
          {side}
        </TableCell>
        <TableCell data-label={t('reconciliation.movements')} align="right">
          {sum.count}
        </TableCell>
        <TableCell data-label={t('reconciliation.taken')} align="right">
          {money(sum.taken, currency, locale)}
        </TableCell>
        <TableCell data-label={t('reconciliation.givenBack')} align="right">
          {money(sum.givenBack, currency, locale)}
        </TableCell>
      </TableRow>
    );
  };
  return (
    <Table size="small" sx={stacksOnPhone} aria-label={t('reconciliation.sums')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('reconciliation.side')}</TableCell>
          <TableCell align="right">{t('reconciliation.movements')}</TableCell>
          <TableCell align="right">{t('reconciliation.taken')}</TableCell>
          <TableCell align="right">{t('reconciliation.givenBack')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {currencies.flatMap((currency) => [
          row(provider, theirs, currency),
          row(t('reconciliation.shop'), ours, currency),
        ])}
      </TableBody>
    </Table>
  );
}
