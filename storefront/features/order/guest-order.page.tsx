import { Suspense } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { Navigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import type { WireOrder } from '#storefront/shared/wire-types.ts';
import { Breadcrumb } from '#storefront/ui/breadcrumb.tsx';
import layout from '#storefront/ui/layout.module.css';
import { OrderDocuments } from '#storefront/shared/download/order-documents.tsx';
import { OrderReturns } from '#storefront/shared/return/order-returns.tsx';
import { OrderView } from '#storefront/shared/order/order-view.tsx';
import { foundOrderKey } from '#storefront/shared/order/found-order.ts';
import { OrderHead } from './order-head.tsx';

const PartsReceived = lazyPart(async () => (await import('./parts-received.tsx')).PartsReceived);

export function GuestOrderPage() {
  const { t } = useText(['order', 'common']);
  const order = useQueryClient().getQueryData<WireOrder>(foundOrderKey);
  if (!order) return <Navigate to={paths.trackOrder} replace />;
  return (
    <div className={layout.tight}>
      <PageTitle>{t('orderTitle', { number: order.OrderHeader.OrderNumber })}</PageTitle>
      <Breadcrumb
        label={t('common:breadcrumb')}
        crumbs={[{ label: t('common:trackOrder'), href: paths.trackOrder }, { label: order.OrderHeader.OrderNumber }]}
      />
      <OrderHead header={order.OrderHeader} />
      {order.OrderHeader.UnpaidTotal > 0 && order.OrderHeader.Receipts.length > 0 && (
        <Suspense>
          <PartsReceived header={order.OrderHeader} />
        </Suspense>
      )}
      <OrderReturns orderId={order.OrderHeader.OrderID} email={order.OrderHeader.Email} />
      <OrderView order={order} withFiles={false} />
      <OrderDocuments orderId={order.OrderHeader.OrderID} email={order.OrderHeader.Email} />
    </div>
  );
}
