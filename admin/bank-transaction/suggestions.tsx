import {
  Box,
  Button,
  Checkbox,
  Chip,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { dayOnly, money } from '#admin/lib/format.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { onlyHeard, Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { sum } from '#domain/shared/money.ts';
import type { BankSuggestion, BankTransactionDetail } from '#contracts/bank-transaction/bank-transaction.ts';
import { goesWith, inTheirOrder, isOnAccount, thatComeTo } from './chosen-together.ts';
import { MatchItemsDialog } from './match-items-dialog.tsx';
import { MatchOrderDialog } from './match-order-dialog.tsx';
import { CustomerLink, TargetLink } from './transaction-matches.tsx';

/** What is owed and may be what it pays, the likeliest first. */
export function Suggestions({ transaction }: { readonly transaction: BankTransactionDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { suggestions, currency, unmatched } = transaction;
  const [chosen, setChosen] = useState(() => thatComeTo(unmatched, suggestions));
  const [[first, ...others], setMatched] = useState<readonly BankSuggestion[]>([]);
  const mayChoose = suggestions.filter(isOnAccount).length > 1;
  const toggle = (one: BankSuggestion) =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <Panel title={t('bankTransaction.suggestions')}>
      {!suggestions.length && <Typography>{t('bankTransaction.noSuggestion')}</Typography>}
      {suggestions.length > 0 && (
        <Table size="small" sx={stacksOnPhone} aria-label={t('bankTransaction.suggestions')}>
          <TableHead>
            <TableRow>
              {mayChoose && (
                <TableCell padding="checkbox">
                  <Box component="span" sx={onlyHeard}>
                    {t('bankTransaction.together')}
                  </Box>
                </TableCell>
              )}
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
                {mayChoose && (
                  <TableCell padding="checkbox">
                    <Checkbox
                      size="small"
                      checked={chosen.includes(one)}
                      disabled={!goesWith(chosen, one)}
                      onChange={() => toggle(one)}
                      slotProps={{
                        input: { 'aria-label': t('bankTransaction.choose', { number: one.invoiceNumber }) },
                      }}
                    />
                  </TableCell>
                )}
                <TableCell component="th" scope="row">
                  <TargetLink target={one} />
                </TableCell>
                <TableCell data-label={t('bankTransaction.customer')}>
                  <CustomerLink of={one} />
                </TableCell>
                <TableCell data-label={t('bankTransaction.due')} align="right">
                  {money(one.due, currency, locale)}
                  {one.discount > 0 && (
                    <Typography variant="caption" color="text.secondary" component="p">
                      {t('bankTransaction.lessDiscount', { amount: money(one.discount, currency, locale) })}
                    </Typography>
                  )}
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
                    onClick={() => setMatched([one])}
                  >
                    {t('bankTransaction.match')}…
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {chosen.length > 1 && (
        <Stack direction="row" sx={{ gap: 2, mt: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
          <Typography>{money(sum(chosen.map(({ due }) => due)), currency, locale)}</Typography>
          <Button size="small" variant="contained" onClick={() => setMatched(inTheirOrder(chosen))}>
            {t('bankTransaction.matchTogether', { smart_count: chosen.length })}…
          </Button>
        </Stack>
      )}
      {first && isOnAccount(first) && (
        <MatchItemsDialog transaction={transaction} items={[first, ...others]} onClose={() => setMatched([])} />
      )}
      {first && !isOnAccount(first) && (
        <MatchOrderDialog transaction={transaction} awaited={first} onClose={() => setMatched([])} />
      )}
    </Panel>
  );
}
