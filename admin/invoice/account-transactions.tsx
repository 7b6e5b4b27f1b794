import { Button, Table, TableBody, TableCell, TableRow, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { dayOf, money } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import type { Transaction } from '#contracts/credit/aged-balance.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { UnapplyDialog } from './unapply-dialog.tsx';
import { useReadAgain } from './use-read-again.ts';

const SHOWN = 8;

/** How what a payment settles can be changed: nothing that waits whole is taken off anything. */
const movesOf = ({ Amount, AmountWaiting }: Transaction) => [
  ...(AmountWaiting < Amount ? (['unapply'] as const) : []),
  ...(AmountWaiting > 0 ? (['apply'] as const) : []),
];

/** How the money of an account came and went; a payment on account is reversed where its cheque bounced. */
export function AccountTransactions({ accountId }: { readonly accountId: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayReverse = useMay('credit');
  const readAgain = useReadAgain();
  const [bounced, setBounced] = useState<Transaction>();
  const [moved, setMoved] = useState<{ readonly how: 'unapply' | 'apply'; readonly payment: Transaction }>();
  const { data } = useQuery({
    queryKey: ['account-transactions', accountId],
    queryFn: () => client.get('admin/credit/transactions', { accountId, pageSize: SHOWN }),
  });
  if (!data?.total) return null;
  const reverse = async (receiptId: string, form: FormData) => {
    await client.post('admin/credit/reversepayment', { accountId, receiptId, reason: String(form.get('reason')) });
    await readAgain();
  };
  return (
    <Panel title={t('invoice.transactions')}>
      <Table size="small" aria-label={t('invoice.transactions')}>
        <TableBody>
          {data.transactions.map((one) => (
            <TableRow key={one.TransactionId}>
              <TableCell>{dayOf(one.At, locale)}</TableCell>
              <TableCell>
                {t(`invoice.kindOf.${one.Kind}`)}
                {one.Status !== 'completed' && `, ${t(`invoice.transaction.${one.Status}`)}`}
                <Typography variant="body2" color="text.secondary">
                  {[one.Text || one.Method, one.OrderNumber].filter(Boolean).join(' · ')}
                </Typography>
                {one.AmountWaiting > 0 && (
                  <Typography variant="body2">
                    {t('invoice.waiting', { amount: money(one.AmountWaiting, one.CurrencyCode, locale) })}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">
                {money(one.Amount, one.CurrencyCode, locale)}
                {mayReverse &&
                  one.Kind === 'account-payment' &&
                  one.Status === 'completed' &&
                  movesOf(one).map((how) => (
                    <Button
                      key={how}
                      size="small"
                      aria-label={`${t(`invoice.${how}`)} ${one.Text}`}
                      onClick={() => setMoved({ how, payment: one })}
                    >
                      {t(`invoice.${how}`)}…
                    </Button>
                  ))}
                {mayReverse && one.Kind === 'account-payment' && one.Status === 'completed' && (
                  <Button
                    size="small"
                    aria-label={`${t('invoice.reverse')} ${one.Text}`}
                    onClick={() => setBounced(one)}
                  >
                    {t('invoice.reverse')}…
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {moved?.how === 'unapply' && (
        <UnapplyDialog accountId={accountId} payment={moved.payment} onClose={() => setMoved(undefined)} />
      )}
      {moved?.how === 'apply' && (
        <ApplyDialog accountId={accountId} payment={moved.payment} onClose={() => setMoved(undefined)} />
      )}
      {bounced && (
        <CommandDialog
          title={t('invoice.reverseTitle', { text: bounced.Text })}
          submit={t('invoice.reverse')}
          color="error"
          done="invoice.isReversed"
          onClose={() => setBounced(undefined)}
          onSubmit={(form) => reverse(bounced.TransactionId, form)}
        >
          <Typography>
            {t('invoice.reverseHint', { amount: money(bounced.Amount, bounced.CurrencyCode, locale) })}
          </Typography>
          <TextField
            name="reason"
            label={t('invoice.reverseReason')}
            required
            autoFocus
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </CommandDialog>
      )}
    </Panel>
  );
}
