import { redirect } from 'react-router-dom';
import { addressBookQuery, countriesQuery, statesQuery } from '#storefront/shared/address/address.queries.ts';
import { firstDraft, newAddress } from '#storefront/shared/address/address.ts';
import { cartQuery } from '#storefront/shared/cart/cart.ts';
import {
  headerQuery,
  paymentOptionsQuery,
  pickupsQuery,
  quotationsQuery,
} from '#storefront/shared/checkout/checkout.queries.ts';
import { paths } from '#storefront/shared/paths.ts';
import { loader } from '#storefront/shared/loader.ts';
import { isSignedIn, userQuery } from '#storefront/shared/session/session.ts';
import { orderCompleteQuery } from './checkout.queries.ts';
import { deliveryQuotationsQuery } from './delivery.queries.ts';
import { isPaymentStep, methodsStep } from './steps.ts';

/** Everything the step shows is there before it is shown; a step whose ground is missing leads back. */
export const checkoutLoader = loader(async ({ load, url }) => {
  const user = await load(userQuery);
  if (!user.OrderId || user.lineCount === 0) throw redirect(paths.cart);
  const [header] = await Promise.all([
    load(headerQuery(user.OrderId)),
    load(cartQuery(user.OrderId)),
    load(pickupsQuery(user.OrderId)),
    load(paymentOptionsQuery(user.OrderId)),
  ]);
  if (isPaymentStep(url.search)) {
    if (header.Missing.length > 0)
      throw redirect(header.Missing.every((part) => part === 'deliveries') ? methodsStep : paths.checkout);
    const destination = header.ShipTo && {
      country: header.ShipTo.country,
      state: header.ShipTo.state,
      zip: header.ShipTo.zip,
    };
    await Promise.all([
      destination && load(quotationsQuery(user.OrderId, destination)),
      header.Deliveries.length > 1 && load(deliveryQuotationsQuery(user.OrderId)),
    ]);
    return;
  }
  const [book, countries] = await Promise.all([isSignedIn(user) ? load(addressBookQuery) : [], load(countriesQuery)]);
  const { country, state, zip } = firstDraft(header.ShipTo, book, newAddress(countries));
  await Promise.all([
    load(statesQuery(country)),
    state && zip ? load(quotationsQuery(user.OrderId, { country, state, zip })) : undefined,
  ]);
});

export const orderCompleteLoader = loader(({ load, params }) => load(orderCompleteQuery(params.orderId ?? '')));
