import { getQuery, postQuery } from '#storefront/lib/queries.ts';
import type { LoaderContext } from '#storefront/shared/loader.ts';
import { isOn, settingsQuery, useIsOn, type SetupValues } from '#storefront/shared/session/session.ts';

const byEmail = (email?: string) => (email ? { email } : {});

/** What can be returned of an order, and what was; a guest's order is known by its e-mail. */
export const orderReturnsQuery = (OrderId: string, email?: string) =>
  postQuery('return/oforder', { OrderId, ...byEmail(email) }, 'session');
export const returnQuery = (ReturnId: string, email?: string) =>
  postQuery('return/detail', { ReturnId, ...byEmail(email) }, 'session');
export const returnPhotoQuery = (ReturnId: string, PhotoId: string, email?: string) =>
  postQuery('return/photo', { ReturnId, PhotoId, ...byEmail(email) }, 'session');
export const returnsPageSize = 20;
export const returnsQuery = (page: number) => getQuery('return/list', { page, pageSize: returnsPageSize }, 'session');
export const ordersToReturnQuery = (search: string) => getQuery('return/orders', { search }, 'session');

/** Spec 6: both must be on. */
export const hasReturns = (values: SetupValues): boolean => isOn(values, 'returns') && isOn(values, 'returnsPage');
export const useHasReturns = (): boolean => [useIsOn('returns'), useIsOn('returnsPage')].every(Boolean);

/** For the page of an order; nothing where the shop has no returns. */
export async function loadOrderReturns({ load }: LoaderContext, orderId: string): Promise<void> {
  if (hasReturns(await load(settingsQuery))) await load(orderReturnsQuery(orderId));
}
