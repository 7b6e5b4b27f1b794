import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CommandDialog } from './command-dialog.tsx';
import { useDesk } from './desk-commands.tsx';

/** The dealer's no, with the reason that the buyer's mail will carry. */
export function DeclineQuoteButton() {
  const { edit } = useDesk();
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const send = (form: FormData) =>
    edit('admin/quote/decline', { reason: String(form.get('reason')) }, t('quote.action.decline'));
  return (
    <>
      <Button variant="outlined" color="error" aria-keyshortcuts="d" onClick={() => setOpen(true)}>
        {t('quote.action.decline')}
      </Button>
      {open && (
        <CommandDialog
          title={t('quote.action.decline')}
          color="error"
          done="quote.done.decline"
          onClose={() => setOpen(false)}
          onSubmit={send}
        >
          <TextField
            name="reason"
            label={t('quote.reason')}
            required
            fullWidth
            autoFocus
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </CommandDialog>
      )}
    </>
  );
}
