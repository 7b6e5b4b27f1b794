import { Alert, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { money, shopDayIn } from '#admin/lib/format.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useDesk } from './desk-commands.tsx';

const VALID_DAYS = 30;

/** Freezes the working copy as the next revision and offers it to the buyer. */
export function PublishQuoteButton() {
  const { desk, edit } = useDesk();
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [open, setOpen] = useState(false);
  const revision = desk.revision + 1;
  const publish = (form: FormData) =>
    edit('admin/quote/publish', { validUntil: String(form.get('validUntil')) }, t('quote.mine.publish', { revision }));
  return (
    <>
      <Button variant="contained" aria-keyshortcuts="p" onClick={() => setOpen(true)}>
        {t('quote.action.publish')}
      </Button>
      {open && (
        <CommandDialog
          title={t('quote.publishRevision', { revision })}
          submit={t('quote.action.publish')}
          done="quote.done.publish"
          onClose={() => setOpen(false)}
          onSubmit={publish}
        >
          <Typography>
            {t('quote.publishFor', {
              total: money(desk.totals.working.OrderTotal, desk.quote.currency, locale),
              buyer: desk.customer.contactName,
            })}
          </Typography>
          {desk.missing.length > 0 && (
            <Alert severity="warning">
              {t('quote.missing.title')} {desk.missing.map((part) => t(`quote.missing.${part}`)).join(', ')}
            </Alert>
          )}
          <TextField
            name="validUntil"
            type="date"
            label={t('quote.validUntil')}
            required
            autoFocus
            defaultValue={shopDayIn(VALID_DAYS)}
            slotProps={{ htmlInput: { min: shopDayIn(0) }, inputLabel: { shrink: true } }}
          />
        </CommandDialog>
      )}
    </>
  );
}
