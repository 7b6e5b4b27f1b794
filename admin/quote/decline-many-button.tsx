import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useListContext, useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import type { QuoteRow } from './quote.reader.ts';
import type { Output } from '#contracts/api.ts';
import { CommandDialog } from './command-dialog.tsx';

type Refused = Output<'admin/quote/declinemany'>['refused'];

/** Declines the chosen quotes for one reason; those that could not be are named, and stay chosen. */
export function DeclineManyButton() {
  const t = useTranslate();
  const refresh = useRefresh();
  const { data = [], selectedIds, onSelect } = useListContext<QuoteRow>();
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState<Refused>([]);
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const numbers = new Map(data.map(({ quoteId, quoteNumber }) => [quoteId, quoteNumber]));
  const decline = async (form: FormData) => {
    const answer = await client.post('admin/quote/declinemany', {
      quotes: chosen.map(({ quoteId, changes }) => ({ quoteId, changes })),
      reason: String(form.get('reason')),
    });
    setRefused(answer.refused);
    if (answer.refused.length === 0) onSelect([]);
    refresh();
  };
  const close = () => {
    onSelect(refused.map(({ quoteId }) => quoteId));
    setRefused([]);
  };
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {t('quote.action.decline')}…
      </Button>
      {open && (
        <CommandDialog
          title={t('quote.declineMany', { smart_count: chosen.length })}
          submit={t('quote.action.decline')}
          color="error"
          done="quote.done.declineMany"
          onClose={() => setOpen(false)}
          onSubmit={decline}
        >
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {chosen.map(({ quoteId, quoteNumber, accountName }) => (
              <li key={quoteId}>
                <code>{quoteNumber}</code> {accountName}
              </li>
            ))}
          </Box>
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
      <Dialog open={refused.length > 0} onClose={close} maxWidth="sm" fullWidth aria-labelledby="refused-title">
        <DialogTitle id="refused-title">{t('quote.notDeclined', { smart_count: refused.length })}</DialogTitle>
        <DialogContent>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {refused.map(({ quoteId, code }) => (
              <li key={quoteId}>
                <code>{numbers.get(quoteId)}</code>: {t(`error.${code}`)}
              </li>
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" autoFocus onClick={close}>
            {t('ra.action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
