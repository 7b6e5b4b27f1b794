import { useParams } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Breadcrumb } from '#storefront/ui/breadcrumb.tsx';
import layout from '#storefront/ui/layout.module.css';
import { Conversation } from '#storefront/shared/conversation/conversation.tsx';
import { OrderDocuments } from '#storefront/shared/download/order-documents.tsx';
import { OrderReturns } from '#storefront/shared/return/order-returns.tsx';
import { OrderView } from '#storefront/shared/order/order-view.tsx';
import { OrderAgain } from './order-again-later.ts';
import { OrderHead } from './order-head.tsx';
import { PayNow } from './pay-now.tsx';
import { orderQuery } from './order.queries.ts';

export function OrderPage() {
  const { t } = useText(['order', 'common']);
  const { orderId = '' } = useParams();
  const order = useRead(orderQuery(orderId));
  return (
    <div className={layout.tight}>
      <PageTitle>{t('orderTitle', { number: order.OrderHeader.OrderNumber })}</PageTitle>
      <Breadcrumb
        label={t('common:breadcrumb')}
        crumbs={[{ label: t('common:orderHistory'), href: paths.orders }, { label: order.OrderHeader.OrderNumber }]}
      />
      <OrderHead header={order.OrderHeader} />
      <PayNow header={order.OrderHeader} />
      <OrderAgain orderId={orderId} lines={order.OrderLines} />
      <OrderReturns orderId={orderId} />
      <OrderView order={order} />
      <OrderDocuments orderId={orderId} />
      <Conversation orderId={orderId} />
    </div>
  );
}
