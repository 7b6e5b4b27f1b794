import { Button, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayAndTime, money } from '#admin/lib/format.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { ReasonDialog } from '#admin/ui/reason-dialog.tsx';
import type { Output } from '#contracts/api.ts';
import type { DifferenceShown } from '#contracts/reconciliation/reconciliation.ts';

interface Props {
  readonly of: Pick<Output<'admin/reconciliation/detail'>, 'reconciliationId' | 'provider' | 'differences'>;
}

/** What one side has and the other has not; each stays until it is explained, or the other side has come. */
export function Differences({ of: { reconciliationId, provider, differences } }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayResolve = useMay('credit');
  const { refresh } = useCommand(['reconciliation']);
  const [explained, setExplained] = useState<DifferenceShown>();
  const amount = (of: number, { currency }: DifferenceShown) => (of ? money(of, currency, locale) : '–');
  return (
    <Panel title={t('reconciliation.differences')}>
      <Table size="small" sx={stacksOnPhone} aria-label={t('reconciliation.differences')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('reconciliation.what')}</TableCell>
            <TableCell>{t('reconciliation.of')}</TableCell>
            <TableCell align="right">{provider}</TableCell>
            <TableCell align="right">{t('reconciliation.shop')}</TableCell>
            <TableCell>{t('reconciliation.at')}</TableCell>
            <ActionsHead />
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map((one) => (
            <TableRow key={one.differenceId}>
              <TableCell component="th" scope="row">
                {t(`reconciliation.fault.${one.kind}.${one.fault}`, { provider })}
                {one.reason && (
                  <Typography variant="body2" color="text.secondary">
                    {t('reconciliation.explained', { reason: one.reason, by: one.by })}
                  </Typography>
                )}
              </TableCell>
              <TableCell data-label={t('reconciliation.of')} sx={{ overflowWrap: 'anywhere' }}>
                {one.orderNumber ? (
                  <Link component={RouterLink} to={`/order/${one.orderId}/show`}>
                    <code>{one.orderNumber}</code>
                  </Link>
                ) : (
                  <code>{one.key}</code>
                )}
              </TableCell>
              <TableCell data-label={provider} align="right">
                {amount(one.theirs, one)}
              </TableCell>
              <TableCell data-label={t('reconciliation.shop')} align="right">
                {amount(one.ours, one)}
              </TableCell>
              <TableCell data-label={t('reconciliation.at')}>{dayAndTime(one.at, locale)}</TableCell>
              <TableCell align="right">
                {mayResolve && !one.reason && (
                  <Button
                    size="small"
                    aria-label={`${t('reconciliation.explain')} ${one.orderNumber || one.key}`}
                    onClick={() => setExplained(one)}
                  >
                    {t('reconciliation.explain')}…
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {explained && (
        <ReasonDialog
          title={t('reconciliation.explain')}
          label={t('reconciliation.reason')}
          hint={t('reconciliation.reasonHint')}
          done="reconciliation.wasExplained"
          onClose={() => setExplained(undefined)}
          send={async (reason) => {
            const { differenceId } = explained;
            await client.post('admin/reconciliation/resolve', { reconciliationId, differenceId, reason });
            await refresh();
          }}
        />
      )}
    </Panel>
  );
}
