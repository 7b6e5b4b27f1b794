import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  readonly kind: 'order' | 'quote';
  readonly id: string;
  readonly asOf: string | undefined;
  /** Says when that was. */
  readonly moment: string;
}

/**
 * An auditor sees what the customer saw: the shop's own page, as it was sent to its buyer then; a picture, nothing
 * works in it.
 */
export function BuyerPage({ kind, id, asOf, moment }: Props) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const address = `/admin/asseen/${kind}/${encodeURIComponent(id)}${asOf === undefined ? '' : `?${new URLSearchParams({ asOf })}`}`;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t('replay.buyerPage')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullScreen aria-labelledby="buyer-page">
        <DialogTitle id="buyer-page">
          {t('replay.buyerPage')} · {moment}
        </DialogTitle>
        <DialogContent sx={{ p: 0, overflow: 'hidden' }}>
          <iframe
            title={t('replay.buyerPage')}
            src={address}
            sandbox="allow-same-origin"
            style={{ width: '100%', height: '100%', border: 0 }}
          />
        </DialogContent>
        <DialogActions>
          <span style={{ flex: 1, paddingLeft: 16 }}>{t('replay.notOfThen')}</span>
          <Button onClick={() => setOpen(false)}>{t('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
