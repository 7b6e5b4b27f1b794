import { Link, TextField, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { Output } from '#contracts/api.ts';

interface ResolveDisputeDialogProps {
  readonly invoiceId: string;
  readonly invoice: Output<'admin/invoice/detail'>['invoice'];
  readonly onClose: () => void;
}

const UPHELD = '';
const native = { select: { native: true }, inputLabel: { shrink: true } } as const;

/** Ends a dispute: by a credit note that was issued, or the invoice is owed as it was billed. */
export function ResolveDisputeDialog({ invoiceId, invoice, onClose }: ResolveDisputeDialogProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { refresh } = useCommand(['invoice']);
  const resolve = async (form: FormData) => {
    const creditNoteId = String(form.get('creditNoteId') ?? UPHELD);
    const outcome = creditNoteId === UPHELD ? 'upheld' : 'credited';
    await client.post('admin/dispute/resolve', { invoiceId, outcome, creditNoteId, text: String(form.get('text')) });
    await refresh();
  };
  return (
    <CommandDialog title={t('invoice.resolveDispute')} done="invoice.isResolved" onClose={onClose} onSubmit={resolve}>
      <Typography>
        {t('invoice.resolveHint')}{' '}
        <Link component={RouterLink} to={`/order/${invoice.OrderID}/show`}>
          {invoice.OrderNumber}
        </Link>
      </Typography>
      <TextField name="creditNoteId" select label={t('invoice.outcome')} slotProps={native}>
        <option value={UPHELD}>{t('invoice.disputeStatus.upheld')}</option>
        {invoice.CreditNotes.map((note) => (
          <option key={note.CreditNoteId} value={note.CreditNoteId}>
            {t('invoice.creditNote')} {note.Number} · {money(note.Total, invoice.CurrencyCode, locale)}
          </option>
        ))}
      </TextField>
      <TextField
        name="text"
        label={t('invoice.answer')}
        helperText={t('invoice.answerHint')}
        required
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
    </CommandDialog>
  );
}
