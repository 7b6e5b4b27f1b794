import { redirect } from 'react-router-dom';
import { paths } from '#storefront/shared/paths.ts';
import { loader } from '#storefront/shared/loader.ts';
import { foundOrderKey } from '#storefront/shared/order/found-order.ts';

/** Without an order in memory (a reload, a bookmark) the way leads back to the question. */
export const guestOrderLoader = loader(({ queryClient }) => {
  if (queryClient.getQueryData(foundOrderKey) === undefined) throw redirect(paths.trackOrder);
  return Promise.resolve();
});
