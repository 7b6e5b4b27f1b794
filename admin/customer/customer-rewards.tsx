import { Button, Table, TableBody, TableCell, TableRow, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { dayOf, money } from '#admin/lib/format.ts';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import type { CustomerDetail } from './customer.reader.ts';

const SHOWN = 5;

/** Reward points of an account: what they are worth, what came last, and a hand for goodwill. */
export function CustomerRewards({ customer: { accountId, status } }: { readonly customer: CustomerDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { asOf } = useAsOf();
  const mayEdit = useMay('credit') && status !== 'merged';
  const queryClient = useQueryClient();
  const [isAdjusting, setIsAdjusting] = useState(false);
  const { data } = useQuery({
    queryKey: ['customer-rewards', accountId, asOf],
    queryFn: () => client.get('admin/reward/balance', { accountId, ...(asOf ? { asOf } : {}) }),
  });
  const adjust = async (form: FormData) => {
    const points = Number(String(form.get('points')).replace('−', '-'));
    await client.post('admin/reward/adjust', { accountId, points, reason: String(form.get('reason')) });
    await queryClient.invalidateQueries({ queryKey: ['customer-rewards', accountId] });
  };
  return (
    <Panel title={t('customer.rewards')}>
      {data && (
        <Typography>
          {t('customer.rewardPoints', {
            points: data.Points.toLocaleString(locale),
            amount: money(data.Amount, data.CurrencyCode, locale),
          })}
        </Typography>
      )}
      {data?.Level?.Name && (
        <Typography variant="body2">
          {t('customer.rewardLevel', {
            name: t(`customer.rewardLevelName.${data.Level.Name}`),
            percent: data.Level.Percent.toLocaleString(locale),
          })}
        </Typography>
      )}
      {data && data.Entries.length > 0 && (
        <Table size="small" aria-label={t('customer.rewards')}>
          <TableBody>
            {data.Entries.slice(0, SHOWN).map((entry, at) => (
              <TableRow key={data.Entries.length - at}>
                <TableCell>{dayOf(entry.At, locale)}</TableCell>
                <TableCell>
                  {t(`customer.rewardKind.${entry.Kind}`)}
                  {entry.Reason && <Typography variant="body2">{entry.Reason}</Typography>}
                </TableCell>
                <TableCell align="right">{entry.Points.toLocaleString(locale, { signDisplay: 'always' })}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {mayEdit && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setIsAdjusting(true)}>
          {t('customer.adjustRewards')}
        </Button>
      )}
      {isAdjusting && (
        <CommandDialog
          title={t('customer.adjustRewards')}
          submit={t('ra.action.save')}
          done="customer.done.saved"
          onClose={() => setIsAdjusting(false)}
          onSubmit={adjust}
        >
          <TextField
            name="points"
            label={t('customer.rewardChange')}
            helperText={t('customer.rewardChangeHint')}
            required
            autoFocus
            slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[-−]?[0-9]{1,7}' } }}
          />
          <TextField
            name="reason"
            label={t('customer.rewardReason')}
            required
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </CommandDialog>
      )}
    </Panel>
  );
}
