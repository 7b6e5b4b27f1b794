import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayAndTime, dayOnly, money } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ReasonDialog } from '#admin/ui/reason-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { Facts, WrittenPage, type Fact } from '#admin/ui/written-page.tsx';
import type { BankTransactionDetail } from '#contracts/bank-transaction/bank-transaction.ts';
import { MatchAccountDialog } from './match-account-dialog.tsx';
import { Suggestions } from './suggestions.tsx';
import { TransactionMatches } from './transaction-matches.tsx';
import { TransactionStatus } from './transaction-status.tsx';

/** Money that came in: from whom, what it was matched to, and what the rest may be for. */
export function BankTransactionPage() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayMatch = useMay('credit');
  const { id: transactionId = '' } = useParams();
  const { data: transaction, error } = useQuery({
    queryKey: ['bank-transaction', 'detail', transactionId],
    queryFn: () => client.get('admin/banktransaction/detail', { transactionId }),
  });
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!transaction) return null;
  const { amount, unmatched, currency, status, payer, matches } = transaction;
  return (
    <WrittenPage
      resource="bank-transaction"
      id={transactionId}
      title={money(amount, currency, locale)}
      status={<TransactionStatus status={status} />}
      actions={mayMatch && <Decisions transaction={transaction} />}
    >
      <Panel title={payer || t('bankTransaction.unknownPayer')}>
        <KnownOf of={transaction} />
      </Panel>
      {matches.length > 0 && <TransactionMatches transaction={transaction} mayMatch={mayMatch} />}
      {status === 'open' && mayMatch && (
        <Suggestions transaction={transaction} key={`${transaction.seen} ${unmatched}`} />
      )}
    </WrittenPage>
  );
}

function KnownOf({ of }: { readonly of: BankTransactionDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const facts: readonly Fact[] = [
    [t('bankTransaction.amount'), money(of.amount, of.currency, locale)],
    ...(of.status === 'open' && of.unmatched !== of.amount
      ? [[t('bankTransaction.unmatched'), money(of.unmatched, of.currency, locale)] as const]
      : []),
    [t('bankTransaction.bookedOn'), dayOnly(of.bookedOn, locale)],
    ...(of.text ? [[t('bankTransaction.text'), of.text] as const] : []),
    ...(of.reference ? [[t('bankTransaction.reference'), of.reference] as const] : []),
    ...(of.account ? [[t('bankTransaction.account'), `…${of.account}`] as const] : []),
    [
      t('bankTransaction.file'),
      t('bankTransaction.fileOf', { file: of.fileName, at: dayAndTime(of.importedAt, locale) }),
    ],
    ...(of.reason ? [[t('bankTransaction.reason'), of.reason] as const] : []),
  ];
  return <Facts facts={facts} />;
}

function Decisions({ transaction }: { readonly transaction: BankTransactionDetail }) {
  const t = useTranslate();
  const { send, refresh } = useCommand(['bank-transaction']);
  const [open, setOpen] = useState<'account' | 'aside'>();
  const { transactionId, status, seen } = transaction;
  const close = () => setOpen(undefined);
  if (status === 'aside')
    return (
      <Button
        size="small"
        variant="outlined"
        onClick={() => void send('admin/banktransaction/takeup', { transactionId }, 'bankTransaction.isTakenUp')}
      >
        {t('bankTransaction.takeUp')}
      </Button>
    );
  if (status === 'matched') return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen('account')}>
        {t('bankTransaction.otherCustomer')}…
      </Button>
      <Button size="small" variant="outlined" onClick={() => setOpen('aside')}>
        {t('bankTransaction.setAside')}…
      </Button>
      {open === 'account' && <MatchAccountDialog transaction={transaction} onClose={close} />}
      {open === 'aside' && (
        <ReasonDialog
          label={t('bankTransaction.reason')}
          title={t('bankTransaction.setAside')}
          hint={t('bankTransaction.asideHint')}
          done="bankTransaction.isAside"
          onClose={close}
          send={async (reason) => {
            await client.post('admin/banktransaction/setaside', { transactionId, seen, reason });
            await refresh();
          }}
        />
      )}
    </>
  );
}
