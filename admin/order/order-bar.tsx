import { Alert, Link } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderDetail } from './order.reader.ts';
import { dayAndTime, money } from '#admin/lib/format.ts';
import { PageBar } from '#admin/ui/page-bar.tsx';
import { HistoryButtons } from '#admin/ui/history-buttons.tsx';
import { CancelLinesButton } from './cancel-lines-button.tsx';
import { EditOrderButton } from './edit-order-button.tsx';
import { isUnpaid } from './is-unpaid.ts';
import { RefundButton } from './refund-button.tsx';
import { ShipLinesButton } from './ship-lines-button.tsx';
import { paymentShown } from './payment-shown.ts';
import { StatusChip } from '#admin/ui/status-chip.tsx';

/** The bar names the order, its statuses and its total, and holds its commands. */
export function OrderBar({ order }: { readonly order: OrderDetail }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { OrderHeader: header } = order;
  // Nothing can be given back, and no difference charged, before all of the money was taken.
  const isCaptured = order.Payments.every(({ status }) => status === 'captured');
  return (
    <>
      <PageBar
        number={header.OrderNumber}
        status={
          <>
            <StatusChip of="payment" status={paymentShown(header.PaymentStatus, header.OnAccount)} />
            <StatusChip of="order" status={header.OrderStatus} />
          </>
        }
        about={
          <>
            <span>
              {translate('order.placedAt', { at: dayAndTime(header.OrderDate, locale) })}
              {header.QuoteNumber && (
                <>
                  {' · '}
                  {translate('order.fromQuote')}{' '}
                  <Link component={RouterLink} to={`/quote/${order.id}/show`}>
                    {header.QuoteNumber}
                  </Link>
                </>
              )}
            </span>
            <HistoryButtons subject={`order:${order.id}`} />
          </>
        }
        total={money(header.OrderTotal, header.CurrencyCode, locale)}
        commands={
          !order.BeingEdited &&
          !order.BeingPaid && (
            <>
              {isCaptured && (
                <>
                  <EditOrderButton order={order} />
                  <CancelLinesButton order={order} />
                  <RefundButton order={order} />
                </>
              )}
              {!isUnpaid(order) && <ShipLinesButton order={order} />}
            </>
          )
        }
      />
      {order.BeingPaid && <Alert severity="info">{translate('orderDesk.beingPaid')}</Alert>}
      {order.BeingEdited && <Alert severity="info">{translate('orderDesk.beingEdited')}</Alert>}
    </>
  );
}
