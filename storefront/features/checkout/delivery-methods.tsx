import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { refreshCart } from '#storefront/shared/cart/cart.ts';
import { CartSummary } from '#storefront/shared/checkout/cart-summary.tsx';
import checkout from '#storefront/shared/checkout/checkout.module.css';
import { CounterText } from '#storefront/shared/checkout/pick-up.tsx';
import { ShippingOptions } from '#storefront/shared/checkout/shipping-options.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { DeliveryGoods } from './delivery-goods.tsx';
import { deliveryQuotationsQuery } from './delivery.queries.ts';
import { paymentStep } from './steps.ts';
import { useChosenQuotation } from './use-chosen-quotation.ts';

/** Asks of each delivery how it goes. */
export function DeliveryMethods({ header }: { readonly header: Output<'checkout/getheader'> }) {
  const { t } = useText(['checkout', 'common']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const orderId = header.OrderHeader.OrderID;
  const { Deliveries: offers } = useRead(deliveryQuotationsQuery(orderId));
  const counter = useChosenQuotation(header);
  const { run, pending, error } = useCommand('checkout/saveperlineshippingquotations');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});

  const deliveries = header.Deliveries.map((delivery) => {
    const offer = offers.find(({ DeliveryID }) => DeliveryID === delivery.DeliveryID);
    const sent = offer?.Quotations.filter(({ kind }) => kind === 'delivery') ?? [];
    const priced = sent.filter(({ onRequest }) => !onRequest);
    const wanted = chosen[delivery.DeliveryID] ?? delivery.ShippingMethod;
    return {
      ...delivery,
      pickup: delivery.DeliveryID === '1' && counter?.kind === 'pickup' ? counter : undefined,
      priced,
      onRequest: sent.filter(({ onRequest }) => onRequest),
      quotation: priced.find(({ shippingMethod }) => shippingMethod === wanted) ?? priced[0],
    };
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const methods = deliveries.flatMap(({ DeliveryID, pickup, quotation }) =>
      pickup || !quotation ? [] : [{ DeliveryID, ShippingMethod: quotation.shippingMethod }],
    );
    if (!(await run({ OrderId: orderId, Deliveries: methods }))) return;
    await refreshCart(queryClient);
    await navigate(paymentStep);
  };
  const canGoOn = deliveries.every(({ pickup, quotation }) => pickup ?? quotation);
  const freight = deliveries.reduce((sum, { pickup, quotation }) => sum + ((pickup ?? quotation)?.price ?? 0), 0);

  return (
    <form className={checkout.columns} onSubmit={(event) => void submit(event)} method="post" noValidate>
      <div className={checkout.main}>
        {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
        {deliveries.map((delivery, at) => (
          <section
            key={delivery.DeliveryID}
            className={`${layout.sheet} ${layout.padded} ${checkout.section}`}
            aria-label={t('deliveryOf', { number: at + 1, of: deliveries.length })}
          >
            <h2>{t('deliveryOf', { number: at + 1, of: deliveries.length })}</h2>
            <DeliveryGoods delivery={delivery} pickup={delivery.pickup} />
            {delivery.pickup ? (
              <CounterText quotation={delivery.pickup} />
            ) : (
              <ShippingOptions
                name={`ShippingMethod-${delivery.DeliveryID}`}
                quotations={delivery.priced}
                onRequest={delivery.onRequest}
                known
                error={undefined}
                chosen={delivery.quotation?.shippingMethod ?? ''}
                onChoose={(method) => setChosen((now) => ({ ...now, [delivery.DeliveryID]: method }))}
                missing={undefined}
              />
            )}
          </section>
        ))}
        <div className={layout.row}>
          <Button type="submit" kind="action" large pending={pending} disabled={!canGoOn}>
            {t('continue')}
          </Button>
          <ButtonLink href={paths.deliveries}>{t('changeAddresses')}</ButtonLink>
        </div>
      </div>
      <CartSummary header={header.OrderHeader} estimate={t('nextStep')} shipping={freight} />
    </form>
  );
}
