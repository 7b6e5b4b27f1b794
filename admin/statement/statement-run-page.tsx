import {
  Button,
  Link,
  MenuItem,
  Pagination,
  Stack,
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
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { money, shopDayIn } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { monthName, monthsBefore } from '#domain/shared/month.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import type { Output } from '#contracts/api.ts';

const PAGE_SIZE = 25;
const MONTHS = 24;
const POLL_MS = 3_000;

type Preview = Output<'admin/statement/preview'>;

/** Who gets a statement for a month, and the button that issues those that are lacking. */
export function StatementRunPage() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const months = monthsBefore(shopDayIn(0), MONTHS);
  const [month, setMonth] = useState(months[0] ?? '');
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ['statement-preview', month, page],
    queryFn: () => client.get('admin/statement/preview', { month, page, pageSize: PAGE_SIZE }),
    // While a run issues them their number grows.
    refetchInterval: ({ state }) => (state.data?.run?.status === 'started' ? POLL_MS : false),
  });
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('resources.statement.name', { smart_count: 2 })} />
      <Typography>{t('statement.help')}</Typography>
      <TextField
        select
        label={t('statement.month')}
        value={month}
        onChange={({ target }) => {
          setMonth(target.value);
          setPage(1);
        }}
        sx={{ width: 240 }}
      >
        {months.map((one) => (
          <MenuItem key={one} value={one}>
            {monthName(one, locale)}
          </MenuItem>
        ))}
      </TextField>
      {error && <Typography color="error">{messageOf(error, t)}</Typography>}
      {data && (
        <Panel title={t('statement.of', { month: monthName(month, locale) })}>
          <RunOf month={month} preview={data} />
          {data.total > 0 && <Accounts rows={data.rows} />}
          {data.total > PAGE_SIZE && (
            <Pagination
              count={Math.ceil(data.total / PAGE_SIZE)}
              page={page}
              onChange={(_event, next) => setPage(next)}
              sx={{ mt: 1 }}
            />
          )}
        </Panel>
      )}
    </Stack>
  );
}

function RunOf({ month, preview }: { readonly month: string; readonly preview: Preview }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayRun = useMay('credit');
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { total, issued, run } = preview;
  const lacking = Math.max(0, total - issued);
  const start = async () => {
    await client.post('admin/statement/run', { month });
    await queryClient.invalidateQueries({ queryKey: ['statement-preview'] });
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
      <Typography role="status">
        {total === 0 ? t('statement.nobody') : t('statement.counts', { smart_count: total, issued })}
        {run?.status === 'started' && ` ${t('statement.running')}`}
      </Typography>
      {mayRun && lacking > 0 && !run && (
        <Button variant="contained" onClick={() => setAsked(true)}>
          {t('statement.run')}…
        </Button>
      )}
      {isAsked && (
        <CommandDialog
          title={t('statement.runTitle', { month: monthName(month, locale) })}
          submit={t('statement.run')}
          done="statement.isStarted"
          onClose={() => setAsked(false)}
          onSubmit={start}
        >
          <Typography>{t('statement.runHint', { smart_count: lacking })}</Typography>
        </CommandDialog>
      )}
    </Stack>
  );
}

function Accounts({ rows }: { readonly rows: Preview['rows'] }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Table size="small" sx={stacksOnPhone} aria-label={t('statement.accounts')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('statement.customer')}</TableCell>
          <TableCell align="right">{t('statement.opening')}</TableCell>
          <TableCell align="right">{t('statement.closing')}</TableCell>
          <TableCell>{t('statement.status')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ accountId, customer, opening, closing, currency, isIssued }) => (
          <TableRow key={accountId}>
            <TableCell component="th" scope="row">
              <Link component={RouterLink} to={`/customer/${encodeURIComponent(accountId)}/show`}>
                {customer}
              </Link>
            </TableCell>
            <TableCell align="right" data-label={t('statement.opening')}>
              {money(opening, currency, locale)}
            </TableCell>
            <TableCell align="right" data-label={t('statement.closing')}>
              {money(closing, currency, locale)}
            </TableCell>
            <TableCell data-label={t('statement.status')}>
              {t(isIssued ? 'statement.issued' : 'statement.lacking')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
