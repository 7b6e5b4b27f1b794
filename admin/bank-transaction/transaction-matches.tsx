import { Button, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayOnly, money } from '#admin/lib/format.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { ReasonDialog } from '#admin/ui/reason-dialog.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import type { BankTransactionDetail } from '#contracts/bank-transaction/bank-transaction.ts';

type Match = BankTransactionDetail['matches'][number];

interface Props {
  readonly transaction: BankTransactionDetail;
  readonly mayMatch: boolean;
}

/** What it pays for. What it paid on an account, or of an order that waits for more, can be taken back. */
export function TransactionMatches({ transaction: { transactionId, matches, currency }, mayMatch }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { refresh } = useCommand(['bank-transaction']);
  const [taken, setTaken] = useState<Match>();
  return (
    <Panel title={t('bankTransaction.matches')}>
      <Table size="small" sx={stacksOnPhone} aria-label={t('bankTransaction.matches')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('bankTransaction.for')}</TableCell>
            <TableCell>{t('bankTransaction.customer')}</TableCell>
            <TableCell align="right">{t('bankTransaction.amount')}</TableCell>
            <TableCell>{t('bankTransaction.receivedOn')}</TableCell>
            <TableCell>{t('bankTransaction.by')}</TableCell>
            <ActionsHead />
          </TableRow>
        </TableHead>
        <TableBody>
          {matches.map((match) => (
            <TableRow key={match.matchId}>
              <TableCell component="th" scope="row">
                <TargetLink target={match} />
                {match.further > 0 && ` ${t('bankTransaction.further', { smart_count: match.further })}`}
              </TableCell>
              <TableCell data-label={t('bankTransaction.customer')}>
                <CustomerLink of={match} />
              </TableCell>
              <TableCell data-label={t('bankTransaction.amount')} align="right">
                {money(match.amount, currency, locale)}
              </TableCell>
              <TableCell data-label={t('bankTransaction.receivedOn')}>{dayOnly(match.receivedOn, locale)}</TableCell>
              <TableCell data-label={t('bankTransaction.by')}>{match.by}</TableCell>
              <TableCell align="right">
                {mayMatch && match.mayTakeBack && (
                  <Button
                    size="small"
                    aria-label={`${t('bankTransaction.takeBack')} ${money(match.amount, currency, locale)}`}
                    onClick={() => setTaken(match)}
                  >
                    {t('bankTransaction.takeBack')}…
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {taken && (
        <ReasonDialog
          label={t('bankTransaction.reason')}
          title={t('bankTransaction.takeBack')}
          hint={t('bankTransaction.takeBackHint')}
          done="bankTransaction.isTakenBack"
          onClose={() => setTaken(undefined)}
          send={async (reason) => {
            await client.post('admin/banktransaction/unmatch', { transactionId, matchId: taken.matchId, reason });
            await refresh();
          }}
        />
      )}
    </Panel>
  );
}

/** The invoice, or the order where there is none, or the account as a whole. */
export function TargetLink({
  target: { invoiceId, invoiceNumber, orderId, orderNumber },
}: {
  readonly target: Pick<Match, 'invoiceId' | 'invoiceNumber' | 'orderId' | 'orderNumber'>;
}) {
  const t = useTranslate();
  if (invoiceNumber)
    return (
      <Link component={RouterLink} to={`/invoice/${invoiceId}/show`}>
        <code>{invoiceNumber}</code>
      </Link>
    );
  if (orderId)
    return (
      <Link component={RouterLink} to={`/order/${orderId}/show`}>
        <code>{orderNumber || orderId}</code>
      </Link>
    );
  return t('bankTransaction.onAccount');
}

export const CustomerLink = ({ of }: { readonly of: Pick<Match, 'accountId' | 'customer'> }) =>
  of.accountId ? (
    <Link component={RouterLink} to={`/customer/${of.accountId}/show`}>
      {of.customer || of.accountId}
    </Link>
  ) : (
    of.customer
  );
