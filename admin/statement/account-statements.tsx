import { Button, MenuItem, Table, TableBody, TableCell, TableRow, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { fileUrl } from '#contracts/client.ts';
import { money, shopDayIn } from '#admin/lib/format.ts';
import { monthName, monthsBefore } from '#domain/shared/month.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';

const SHOWN = 12;
const MONTHS = 24;

/** Statements of an account, and a missing one by hand. */
export function AccountStatements({ accountId }: { readonly accountId: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayIssue = useMay('credit');
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const queryKey = ['account-statements', accountId];
  const { data } = useQuery({
    queryKey,
    queryFn: () => client.get('admin/statement/list', { accountId, pageSize: SHOWN }),
  });
  if (!data || (!data.total && !mayIssue)) return null;
  const issue = async (form: FormData) => {
    await client.post('admin/statement/issue', { accountId, month: String(form.get('month')) });
    await queryClient.invalidateQueries({ queryKey });
  };
  const months = monthsBefore(shopDayIn(0), MONTHS).filter(
    (month) => !data.statements.some(({ Month }) => Month === month),
  );
  return (
    <Panel title={t('statement.panel')}>
      {data.total > 0 && (
        <Table size="small" aria-label={t('statement.panel')}>
          <TableBody>
            {data.statements.map(({ StatementId, Month, Closing, CurrencyCode }) => (
              <TableRow key={StatementId}>
                <TableCell>{monthName(Month, locale)}</TableCell>
                <TableCell align="right">{money(Closing, CurrencyCode, locale)}</TableCell>
                <TableCell align="right">
                  <Button
                    size="small"
                    href={fileUrl('admin/statement/paper', { accountId, statementId: StatementId })}
                    aria-label={t('statement.pdfOf', { month: monthName(Month, locale) })}
                  >
                    {t('statement.pdf')}
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {mayIssue && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setAsked(true)}>
          {t('statement.issueOne')}…
        </Button>
      )}
      {isAsked && (
        <CommandDialog
          title={t('statement.issueOne')}
          submit={t('statement.issue')}
          done="statement.isIssued"
          onClose={() => setAsked(false)}
          onSubmit={issue}
        >
          <Typography>{t('statement.issueHint')}</Typography>
          <TextField select name="month" label={t('statement.month')} defaultValue={months[0] ?? ''} required autoFocus>
            {months.map((month) => (
              <MenuItem key={month} value={month}>
                {monthName(month, locale)}
              </MenuItem>
            ))}
          </TextField>
        </CommandDialog>
      )}
    </Panel>
  );
}
