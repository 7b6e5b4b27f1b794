import { useState } from 'react';
import { needed } from '#domain/shared/needed.ts';
import type { Request } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import type { OrderDetail } from './order.reader.ts';
import { usePreview } from '#admin/lib/use-preview.ts';
import { useRefundNotification } from '#admin/lib/use-refund-notification.ts';

/** Previews a cancelling and sends it. The command keeps one id, so that a second press cancels nothing twice. */
export function useCancelling(order: OrderDetail, asked: Request<'admin/order/previewcancel'>, anything: boolean) {
  const [commandId] = useState(() => crypto.randomUUID());
  const notifyRefund = useRefundNotification(order.OrderHeader.CurrencyCode);
  const { preview, isCurrent, error } = usePreview('admin/order/previewcancel', asked, anything);
  const send = async (form: FormData) => {
    const { changes, amount } = needed(preview, 'preview of the cancelling');
    const reason = String(form.get('reason'));
    notifyRefund(
      'orderDesk.cancelDone',
      await client.post('admin/order/cancellines', { ...asked, changes, amount, reason }, { commandId }),
    );
  };
  return { preview, isCurrent, error, send };
}
