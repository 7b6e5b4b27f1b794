import { useQueryClient } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import { forgetCart, refreshCart } from '#storefront/shared/cart/cart.ts';
import { paymentOptionsQuery } from '#storefront/shared/checkout/checkout.queries.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import styles from '#storefront/shared/checkout/checkout.module.css';
import { useIsOn } from '#storefront/shared/session/session.ts';
import { Payment } from '#storefront/shared/checkout/payment.tsx';
import { usePlacement } from '#storefront/shared/checkout/use-placement.ts';
import { CartSummary } from '#storefront/shared/checkout/cart-summary.tsx';
import { ChosenSoFar } from './chosen-so-far.tsx';
import { lastArrival, useChosenQuotation, useDeliveryQuotations } from './use-chosen-quotation.ts';
import { Refusal } from './refusal.tsx';

export function PaymentStep({ header }: { readonly header: Output<'checkout/getheader'> }) {
  const queryClient = useQueryClient();
  const { OrderID, OrderTotal, CurrencyCode } = header.OrderHeader;
  const quotation = useChosenQuotation(header);
  const quotations = useDeliveryQuotations(header);
  const shown = header.Deliveries.length > 1 ? header.Deliveries.map((one) => quotations[one.DeliveryID]) : [quotation];
  const options = useRead(paymentOptionsQuery(OrderID));
  const acceptPrices = useCommand('cart/acceptprices');
  const placement = usePlacement('checkout/placeorder', OrderID, {
    onPlaced: () => forgetCart(queryClient),
    onRefused: () => refreshCart(queryClient),
  });

  const seen = { OrderId: OrderID, OrderTotal, ArrivesBy: lastArrival(shown) };
  const several = useIsOn('multiplePayments');

  const accept = async () => {
    if (await acceptPrices.run({ OrderId: OrderID })) placement.clear();
    await refreshCart(queryClient);
  };

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <ChosenSoFar header={header} quotation={quotation} quotations={quotations} />
        <Payment
          options={options}
          due={OrderTotal}
          currency={CurrencyCode}
          placement={placement}
          onPay={(payment) => placement.place({ ...seen, payment })}
          onPayShares={several ? (Payments) => placement.placeShares({ ...seen, Payments: [...Payments] }) : undefined}
          before={header.PaymentParts}
          refusal={
            placement.error !== undefined && (
              <Refusal error={placement.error} orderId={OrderID} onAcceptPrices={() => void accept()} />
            )
          }
        />
      </div>
      <CartSummary header={header.OrderHeader} />
    </div>
  );
}
