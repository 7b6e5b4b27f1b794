import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import type { ReturnDetail } from '#contracts/return/return-shapes.ts';
import { ReceiveDialog } from './receive-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

/** What can be done with a return, by how far it is. */
export function ReturnButtons({ one }: { readonly one: ReturnDetail }) {
  const t = useTranslate();
  const { send, isBusy } = useCommand(['return']);
  const mayDecide = useMay('refund');
  const [open, setOpen] = useState<'refuse' | 'receive' | 'waive' | 'refund' | 'replace'>();
  if (!mayDecide) return null;
  const { orderId, returnId, status, feeWaived, restockingFee } = one;
  // What the buyer asked for stands out; staff may decide otherwise.
  const isReplacement = one.resolution === 'replacement';
  const close = () => setOpen(undefined);
  return (
    <>
      {status === 'requested' && (
        <>
          <Button
            size="small"
            variant="contained"
            disabled={isBusy}
            onClick={() => void send('admin/return/approve', { orderId, returnId }, 'return.approved')}
          >
            {t('return.approve')}
          </Button>
          <Button size="small" variant="outlined" color="error" onClick={() => setOpen('refuse')}>
            {t('return.refuse')}
          </Button>
        </>
      )}
      {status === 'approved' && (
        <Button size="small" variant="contained" onClick={() => setOpen('receive')}>
          {t('return.receive')}
        </Button>
      )}
      {status === 'received' && (
        <>
          {restockingFee > 0 && !feeWaived && (
            <Button size="small" variant="outlined" onClick={() => setOpen('waive')}>
              {t('return.waive')}
            </Button>
          )}
          <Button size="small" variant={isReplacement ? 'contained' : 'outlined'} onClick={() => setOpen('replace')}>
            {t('return.replace')}
          </Button>
          <Button size="small" variant={isReplacement ? 'outlined' : 'contained'} onClick={() => setOpen('refund')}>
            {t('return.refund')}
          </Button>
        </>
      )}
      {open === 'refuse' && <ReasonDialog one={one} what="refuse" onClose={close} />}
      {open === 'waive' && <ReasonDialog one={one} what="waive" onClose={close} />}
      {open === 'receive' && <ReceiveDialog one={one} onClose={close} />}
      {open === 'replace' && <ReplaceDialog one={one} onClose={close} />}
      {open === 'refund' && <RefundDialog one={one} onClose={close} />}
    </>
  );
}
