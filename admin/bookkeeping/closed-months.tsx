import {
  Button,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { dayAndTime, shopDayIn } from '#admin/lib/format.ts';
import { monthName, monthsBefore } from '#domain/shared/month.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';

const MONTHS = 24;
const queryKey = ['closed-months'];

/** Months into which nothing is dated any more. */
export function ClosedMonths() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<{ readonly reopen: string } | 'close'>();
  const { data } = useQuery({ queryKey, queryFn: () => client.get('admin/bookkeeping/months', {}) });
  if (!data) return null;
  const closed = new Set(data.rows.filter(({ isClosed }) => isClosed).map(({ month }) => month));
  const open = monthsBefore(shopDayIn(0), MONTHS).filter((month) => !closed.has(month));
  const act = async (send: () => Promise<unknown>) => {
    await send();
    await queryClient.invalidateQueries({ queryKey });
  };
  return (
    <Panel title={t('bookkeeping.closedMonths')}>
      <Typography sx={{ mb: 1 }}>{t('bookkeeping.closedHelp')}</Typography>
      {data.rows.length > 0 && (
        <Table size="small" sx={stacksOnPhone} aria-label={t('bookkeeping.closedMonths')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('bookkeeping.month')}</TableCell>
              <TableCell>{t('bookkeeping.status')}</TableCell>
              <TableCell>{t('bookkeeping.since')}</TableCell>
              <ActionsHead />
            </TableRow>
          </TableHead>
          <TableBody>
            {data.rows.map(({ month, isClosed, changedAt, reason }) => (
              <TableRow key={month}>
                <TableCell component="th" scope="row">
                  {monthName(month, locale)}
                </TableCell>
                <TableCell data-label={t('bookkeeping.status')}>
                  {isClosed ? t('bookkeeping.isClosedNow') : t('bookkeeping.isOpenAgain', { reason })}
                </TableCell>
                <TableCell data-label={t('bookkeeping.since')}>{dayAndTime(changedAt, locale)}</TableCell>
                <TableCell align="right">
                  {isClosed && (
                    <Button
                      size="small"
                      aria-label={`${t('bookkeeping.reopen')} ${monthName(month, locale)}`}
                      onClick={() => setAsked({ reopen: month })}
                    >
                      {t('bookkeeping.reopen')}…
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Button sx={{ mt: 1 }} variant="outlined" onClick={() => setAsked('close')}>
        {t('bookkeeping.close')}…
      </Button>
      {asked === 'close' && (
        <CommandDialog
          title={t('bookkeeping.close')}
          done="bookkeeping.isClosed"
          onClose={() => setAsked(undefined)}
          onSubmit={(form) =>
            act(() => client.post('admin/bookkeeping/closemonth', { month: String(form.get('month')) }))
          }
        >
          <TextField select name="month" label={t('bookkeeping.month')} defaultValue={open[0] ?? ''} required autoFocus>
            {open.map((month) => (
              <MenuItem key={month} value={month}>
                {monthName(month, locale)}
              </MenuItem>
            ))}
          </TextField>
        </CommandDialog>
      )}
      {asked && asked !== 'close' && (
        <CommandDialog
          title={t('bookkeeping.reopenTitle', { month: monthName(asked.reopen, locale) })}
          submit={t('bookkeeping.reopen')}
          done="bookkeeping.isReopened"
          onClose={() => setAsked(undefined)}
          onSubmit={(form) =>
            act(() =>
              client.post('admin/bookkeeping/reopenmonth', {
                month: asked.reopen,
                reason: String(form.get('reason')),
              }),
            )
          }
        >
          <TextField
            name="reason"
            label={t('bookkeeping.reason')}
            required
            autoFocus
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </CommandDialog>
      )}
    </Panel>
  );
}
