import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CommandDialog } from './command-dialog.tsx';
import { useDesk } from './desk-commands.tsx';

/** Back to the buyer, with a question. */
export function ReturnQuoteButton() {
  const { edit } = useDesk();
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const send = (form: FormData) =>
    edit('admin/quote/return', { question: String(form.get('question')) }, t('quote.action.return'));
  return (
    <>
      <Button variant="outlined" color="primary" aria-keyshortcuts="b" onClick={() => setOpen(true)}>
        {t('quote.action.return')}
      </Button>
      {open && (
        <CommandDialog
          title={t('quote.action.return')}
          color="primary"
          done="quote.done.return"
          onClose={() => setOpen(false)}
          onSubmit={send}
        >
          <TextField
            name="question"
            label={t('quote.question')}
            required
            fullWidth
            autoFocus
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 1_000 } }}
          />
        </CommandDialog>
      )}
    </>
  );
}
