import type { Output } from '#contracts/api.ts';
import type { JobContext } from '#platform/queue/job.ts';

type Order = Output<'admin/order/detail'>;

/** The order in its buyer's own language, and how to address them. */
export async function orderForMail(orderId: string, { call }: JobContext): Promise<{ order: Order; language: 'en' | 'fr'; greeting: string }> {
  const first = await call('admin/order/detail', { orderId });
  const language = first.Customer.Language;
  const order = language === 'en' ? first : await call('admin/order/detail', { orderId }, language);
  return { order, language, greeting: `${language === 'fr' ? 'Bonjour' : 'Hello'} ${order.OrderHeader.PlacedBy},` };
}

/** Where a buyer sees the order: their account, or the guest's tracking page. */
export const orderLink = (header: Order['OrderHeader'], { publicOrigin }: JobContext): string =>
  `${publicOrigin}/profile/guestcustomersearchorders?orderNumber=${encodeURIComponent(header.OrderNumber)}`;
