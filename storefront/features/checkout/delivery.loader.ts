import { redirect } from 'react-router-dom';
import { countriesQuery } from '#storefront/shared/address/address.queries.ts';
import { cartQuery } from '#storefront/shared/cart/cart.ts';
import { headerQuery } from '#storefront/shared/checkout/checkout.queries.ts';
import { loader } from '#storefront/shared/loader.ts';
import { paths } from '#storefront/shared/paths.ts';
import { userQuery } from '#storefront/shared/session/session.ts';
import { deliveryQuotationsQuery, linePlacesQuery } from './delivery.queries.ts';
import { isMethodsStep } from './steps.ts';

/** Several addresses are chosen once the cart's own is known. */
export const deliveriesLoader = loader(async ({ load, url }) => {
  const user = await load(userQuery);
  if (!user.OrderId || user.lineCount === 0) throw redirect(paths.cart);
  const [header] = await Promise.all([load(headerQuery(user.OrderId)), load(cartQuery(user.OrderId))]);
  if (header.Missing.some((part) => part !== 'deliveries')) throw redirect(paths.checkout);
  if (!isMethodsStep(url.search)) {
    await Promise.all([load(linePlacesQuery(user.OrderId)), load(countriesQuery)]);
    return;
  }
  if (header.Deliveries.length < 2) throw redirect(paths.deliveries);
  await load(deliveryQuotationsQuery(user.OrderId));
});
