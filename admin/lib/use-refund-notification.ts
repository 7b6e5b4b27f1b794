import { useLocaleState, useNotify, useRefresh, useTranslate } from 'react-admin';
import { money } from '#admin/lib/format.ts';
import type { RefundResult } from '#contracts/order/order-desk-shapes.ts';

/** Says what became of the money, and shows the order as it is now. */
export function useRefundNotification(currency: string): (done: string, result: RefundResult) => void {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const refresh = useRefresh();
  return (done, { status, amount, code }) => {
    const sum = money(amount, currency, locale);
    if (status === 'declined') notify(`${t(done)} ${t(`error.${code}`)}`, { type: 'error', autoHideDuration: null });
    else if (status === 'pending')
      notify(`${t(done)} ${t('orderDesk.refundPending', { amount: sum })}`, { type: 'warning' });
    else
      notify(status === 'refunded' ? `${t(done)} ${t('orderDesk.refundDone', { amount: sum })}` : t(done), {
        type: 'success',
      });
    refresh();
  };
}
