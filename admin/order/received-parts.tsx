import { Button, Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayOnly, money } from '#admin/lib/format.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { referenceForPayer, transactionOfReceipt } from '#domain/bank-transaction/bank-transaction.events.ts';
import type { OrderDetail } from './order.reader.ts';
import { ReasonField } from './reason-field.tsx';

type Payment = OrderDetail['Payments'][number];

interface Props {
  readonly orderId: string;
  readonly payment: Payment;
}

/** Where it came by a file of the bank, it leads to the transaction. */
function ReceiptReference({ of: { receiptId, reference } }: { readonly of: Payment['receipts'][number] }) {
  const t = useTranslate();
  const transactionId = transactionOfReceipt(receiptId);
  if (!transactionId) return reference;
  return (
    <Link component={RouterLink} to={`/bank-transaction/${transactionId}/show`}>
      {referenceForPayer(reference) || t('resources.bank-transaction.name', { smart_count: 1 })}
    </Link>
  );
}

/** What came of an awaited payment, part by part; while the rest is awaited a part can be taken back. */
export function ReceivedParts({ orderId, payment: { paymentId, receipts, status, CurrencyCode } }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { refresh } = useCommand(['order']);
  const [taken, setTaken] = useState<Payment['receipts'][number]>();
  const mayTakeBack = useMay('order') && status === 'awaiting';
  if (!receipts.length) return null;
  const shown = (amount: number) => money(amount, CurrencyCode, locale);
  return (
    <>
      <List dense disablePadding aria-label={t('orderDesk.parts')}>
        {receipts.map((part) => (
          <ListItem key={part.receiptId} disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ListItemText
              primary={`${shown(part.amount)} · ${dayOnly(part.receivedOn, locale)}`}
              secondary={
                <>
                  <ReceiptReference of={part} />
                  {part.by && ` · ${part.by}`}
                </>
              }
            />
            {mayTakeBack && (
              <Button
                size="small"
                aria-label={`${t('orderDesk.takeBackPart')} ${shown(part.amount)}`}
                onClick={() => setTaken(part)}
              >
                {t('orderDesk.takeBackPart')}…
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      {taken && (
        <CommandDialog
          title={`${t('orderDesk.takeBackPart')} (${shown(taken.amount)})`}
          submit={t('orderDesk.takeBackPart')}
          done="orderDesk.partTakenBack"
          onClose={() => setTaken(undefined)}
          onSubmit={async (form) => {
            const { receiptId } = taken;
            const reason = String(form.get('reason'));
            await client.post('admin/order/reversepart', { orderId, paymentId, receiptId, reason });
            await refresh();
          }}
        >
          <Typography>{t('orderDesk.takeBackPartHint')}</Typography>
          <ReasonField />
        </CommandDialog>
      )}
    </>
  );
}
