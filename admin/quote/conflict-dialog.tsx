import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { QuoteChange } from '#contracts/quote/quote-shapes.ts';
import { ChangeList } from './change-list.tsx';

export interface Conflict {
  readonly since: readonly QuoteChange[];
  /** The change that waits, in words. */
  readonly mine: string;
  readonly answer: (again: boolean) => void;
}

/**
 * Shows what the other person did, and one's own change, which waits. Enter applies it to the new version; Escape leaves it
 * as it was typed.
 */
export function ConflictDialog({
  conflict: { since, mine, answer },
  currency,
}: {
  readonly conflict: Conflict;
  readonly currency: string;
}) {
  const t = useTranslate();
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      maxWidth="sm"
      fullWidth
      role="alertdialog"
      aria-labelledby="conflict-title"
    >
      <DialogTitle id="conflict-title">{t('quote.conflict.title')}</DialogTitle>
      <DialogContent>
        <ChangeList changes={since} currency={currency} />
        <Typography sx={{ mt: 2 }}>
          <strong>{t('quote.conflict.mine')}</strong> {mine}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer(false)}>{t('quote.conflict.keep')}</Button>
        <Button variant="contained" autoFocus onClick={() => answer(true)}>
          {t('quote.conflict.again')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
