import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { GiftCertificateDetail } from '#contracts/gift-certificate/gift-certificate.ts';

/** Sends the letter again, freezes and unfreezes. */
export function CertificateButtons({ certificate }: { readonly certificate: GiftCertificateDetail }) {
  const t = useTranslate();
  const { send, isBusy } = useCommand(['gift-certificate']);
  const mayChange = useMay('credit');
  const [isOpen, setOpen] = useState(false);
  if (!mayChange) return null;
  const { certificateId, status, sentAt } = certificate;
  return (
    <>
      {(status === 'open' || status === 'used') && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() => void send('admin/giftcertificate/send', { certificateId }, 'giftCertificate.isSent')}
        >
          {t(sentAt ? 'giftCertificate.sendAgain' : 'giftCertificate.send')}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        color={status === 'frozen' ? 'primary' : 'error'}
        onClick={() => setOpen(true)}
      >
        {t(status === 'frozen' ? 'giftCertificate.unfreeze' : 'giftCertificate.freeze')}…
      </Button>
      {isOpen && <FreezeDialog certificate={certificate} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DialogProps {
  readonly certificate: GiftCertificateDetail;
  readonly onClose: () => void;
}

function FreezeDialog({ certificate: { certificateId, status }, onClose }: DialogProps) {
  const t = useTranslate();
  const { refresh } = useCommand(['gift-certificate']);
  const [isFrozen] = useState(status === 'frozen');
  return (
    <CommandDialog
      title={t(isFrozen ? 'giftCertificate.unfreeze' : 'giftCertificate.freeze')}
      color={isFrozen ? 'primary' : 'error'}
      done={isFrozen ? 'giftCertificate.unfrozen' : 'giftCertificate.frozen'}
      onClose={onClose}
      onSubmit={async (form) => {
        const reason = String(form.get('reason'));
        await client.post(`admin/giftcertificate/${isFrozen ? 'unfreeze' : 'freeze'}`, { certificateId, reason });
        await refresh();
      }}
    >
      <TextField
        name="reason"
        label={t('giftCertificate.why')}
        required
        autoFocus
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </CommandDialog>
  );
}
