import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { dayAndTime, money } from '#admin/lib/format.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { Words } from '#admin/ui/written-page.tsx';
import type { AdminInvoice } from '#contracts/invoice/invoice.ts';
import type { Output } from '#contracts/api.ts';
import { ResolveDisputeDialog } from './resolve-dispute-dialog.tsx';

interface InvoiceDisputeProps {
  readonly of: AdminInvoice & Pick<Output<'admin/invoice/detail'>, 'invoice'>;
}

/** What a buyer says is wrong with an invoice, the answers, and how it is resolved. */
export function InvoiceDispute({ of: { invoiceId, isDisputed, invoice, currency } }: InvoiceDisputeProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayAnswer = useMay('customer');
  const mayResolve = useMay('credit');
  const [open, setOpen] = useState<'answer' | 'resolve'>();
  const { refresh } = useCommand(['invoice']);
  const { Dispute: dispute } = invoice;
  if (!dispute) return null;
  const answer = async (form: FormData) => {
    await client.post('admin/dispute/answer', { invoiceId, text: String(form.get('text')) });
    await refresh();
  };
  return (
    <Panel title={t('invoice.dispute')}>
      <Typography sx={{ mb: 1 }}>
        <strong>{t(`invoice.disputeStatus.${dispute.Status}`)}</strong> · {t(`invoice.disputeReason.${dispute.Reason}`)}{' '}
        · {money(dispute.Amount, currency, locale)}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {dispute.Messages.map((message) => (
          <li key={message.MessageId}>
            <Typography variant="body2" color="text.secondary">
              {message.By} · {dayAndTime(message.At, locale)}
            </Typography>
            <Words>{message.Text}</Words>
          </li>
        ))}
      </Box>
      {isDisputed && (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          {mayAnswer && (
            <Button variant="outlined" size="small" onClick={() => setOpen('answer')}>
              {t('invoice.answerDispute')}
            </Button>
          )}
          {mayResolve && (
            <Button variant="outlined" size="small" onClick={() => setOpen('resolve')}>
              {t('invoice.resolveDispute')}
            </Button>
          )}
        </Stack>
      )}
      {open === 'answer' && (
        <CommandDialog
          title={t('invoice.answerDispute')}
          submit={t('invoice.sendAnswer')}
          done="invoice.isAnswered"
          onClose={() => setOpen(undefined)}
          onSubmit={answer}
        >
          <Typography>{t('invoice.answerHint')}</Typography>
          <TextField
            name="text"
            label={t('invoice.answer')}
            required
            autoFocus
            multiline
            minRows={3}
            slotProps={{ htmlInput: { maxLength: 2_000 } }}
          />
        </CommandDialog>
      )}
      {open === 'resolve' && (
        <ResolveDisputeDialog invoiceId={invoiceId} invoice={invoice} onClose={() => setOpen(undefined)} />
      )}
    </Panel>
  );
}
