import { Button, Chip, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { dayOnly, money } from '#admin/lib/format.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import type { BankSuggestion, BankTransactionDetail } from '#contracts/bank-transaction/bank-transaction.ts';
import { MatchSuggestionDialog } from './match-suggestion-dialog.tsx';
import { CustomerLink, TargetLink } from './transaction-matches.tsx';

/** What is owed and may be what it pays, the likeliest first. */
export function Suggestions({ transaction }: { readonly transaction: BankTransactionDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [chosen, setChosen] = useState<BankSuggestion>();
  const { suggestions, currency } = transaction;
  return (
    <Panel title={t('bankTransaction.suggestions')}>
      {!suggestions.length && <Typography>{t('bankTransaction.noSuggestion')}</Typography>}
      {suggestions.length > 0 && (
        <Table size="small" sx={stacksOnPhone} aria-label={t('bankTransaction.suggestions')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('bankTransaction.for')}</TableCell>
              <TableCell>{t('bankTransaction.customer')}</TableCell>
              <TableCell align="right">{t('bankTransaction.due')}</TableCell>
              <TableCell>{t('bankTransaction.dueOn')}</TableCell>
              <TableCell>{t('bankTransaction.because')}</TableCell>
              <ActionsHead />
            </TableRow>
          </TableHead>
          <TableBody>
            {suggestions.map((one) => (
              <TableRow key={one.paymentId}>
                <TableCell component="th" scope="row">
                  <TargetLink target={one} />
                </TableCell>
                <TableCell data-label={t('bankTransaction.customer')}>
                  <CustomerLink of={one} />
                </TableCell>
                <TableCell data-label={t('bankTransaction.due')} align="right">
                  {money(one.due, currency, locale)}
                </TableCell>
                <TableCell data-label={t('bankTransaction.dueOn')}>{dayOnly(one.dueOn, locale)}</TableCell>
                <TableCell data-label={t('bankTransaction.because')}>
                  <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
                    {one.reasons.map((reason) => (
                      <Chip key={reason} size="small" label={t(`bankTransaction.reasons.${reason}`)} />
                    ))}
                  </Stack>
                </TableCell>
                <TableCell align="right">
                  <Button
                    size="small"
                    variant="contained"
                    aria-label={`${t('bankTransaction.match')} ${one.invoiceNumber}`}
                    onClick={() => setChosen(one)}
                  >
                    {t('bankTransaction.match')}…
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {chosen && (
        <MatchSuggestionDialog transaction={transaction} suggestion={chosen} onClose={() => setChosen(undefined)} />
      )}
    </Panel>
  );
}
