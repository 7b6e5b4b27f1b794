import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { usePreview } from '#admin/lib/use-preview.ts';
import { useRefundNotification } from '#admin/lib/use-refund-notification.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { partsOf, RefundParts, type TypedParts } from '#admin/ui/refund-parts.tsx';
import { RefundPreview } from '#admin/ui/refund-preview.tsx';
import { isStoreCredit, StoreCreditBox } from '#admin/ui/store-credit-box.tsx';
import type { ReturnDetail } from '#contracts/return/return-shapes.ts';
import { needed } from '#domain/shared/needed.ts';

interface Props {
  readonly one: ReturnDetail;
  readonly onClose: () => void;
}

/** Pays the kept goods back: what is previewed is what is given back. */
export function RefundDialog({ one: { orderId, returnId, currency, resolution }, onClose }: Props) {
  const t = useTranslate();
  const { refresh } = useCommand(['return'], ['order']);
  const notifyRefund = useRefundNotification(currency);
  const [commandId] = useState(() => crypto.randomUUID());
  const [locale] = useLocaleState();
  const [typed, setTyped] = useState<TypedParts>({});
  const asked = { orderId, returnId, parts: partsOf(typed, locale) };
  const { preview, isCurrent, error } = usePreview('admin/return/previewrefund', asked, true);
  const order = useQuery({
    queryKey: ['order', 'payments', orderId],
    queryFn: () => client.get('admin/order/detail', { orderId }),
  });
  return (
    <CommandDialog
      title={t('return.refund')}
      submit={t('return.sendRefund')}
      onClose={onClose}
      notYet={!isCurrent || preview.aboveLimit}
      onSubmit={async (form) => {
        const { changes, amount } = needed(preview, 'preview of the refund');
        const result = await client.post(
          'admin/return/refund',
          { ...asked, changes, amount, storeCredit: isStoreCredit(form) },
          { commandId },
        );
        notifyRefund('return.refundAsked', result);
        await refresh();
      }}
    >
      <RefundPreview preview={preview} currency={currency} error={error} empty={t('return.waits')} />
      {order.data && (
        <RefundParts
          payments={order.data.Payments}
          preview={preview}
          typed={typed}
          onChange={setTyped}
          currency={currency}
        />
      )}
      {preview && <StoreCreditBox preview={preview} currency={currency} isAsked={resolution === 'store-credit'} />}
    </CommandDialog>
  );
}
