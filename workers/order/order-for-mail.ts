import type { Output } from '#contracts/api.ts';
import type { JobContext } from '#platform/queue/job.ts';
import { countText } from '#platform/selling-unit.ts';
import { dayText, greetingOf, emailText, money, type Email } from '#workers/email/email.ts';

type Order = Output<'admin/order/detail'>;

/** The order in its buyer's own language, and how to address them. */
export async function orderForMail(
  orderId: string,
  { queries, speaking }: JobContext,
): Promise<{ order: Order; language: 'en' | 'fr'; greeting: string }> {
  const first = await queries.orderDesk.detail({ orderId });
  const language = first.Customer.Language;
  const order = language === 'en' ? first : await speaking(language).queries.orderDesk.detail({ orderId });
  return { order, language, greeting: greetingOf(order.OrderHeader.PlacedBy, language) };
}

/**
 * Says where an order goes, what is in it and what it comes to, and the way to it: the body of every e-mail that tells a
 * whole order.
 */
export function wholeOrder(
  { OrderHeader: header, OrderLines, Customer }: Order,
  language: 'en' | 'fr',
  context: JobContext,
): { readonly shipsTo: string } & Required<Pick<Email, 'rows' | 'link'>> {
  const t = emailText(language, 'order');
  const amount = (value: number) => money(value, header.CurrencyCode, language);
  const { ShipTo: to } = header;
  return {
    shipsTo: t('shipsTo', {
      address: `${to.firstName} ${to.lastName}, ${to.addressLine1}, ${to.city}, ${to.state} ${to.zip}`,
    }),
    rows: [
      ...OrderLines.map((line) => ({
        label: [
          t('line', {
            quantity: countText(line.Qty, line.Unit, language),
            name: line.SkuName,
            itemNumber: line.ProductId,
          }),
          ...(line.LineDiscount ? [t('discount', { amount: amount(line.LineDiscount) })] : []),
          ...(line.BackorderExpected
            ? [
                t('backordered', {
                  quantity: countText(line.BackorderedQty, line.Unit, language),
                  date: dayText(line.BackorderExpected, language),
                }),
              ]
            : []),
        ].join('; '),
        value: amount(line.LineTotal),
      })),
      ...header.FeeLines.map((fee) => ({ label: fee.name, value: amount(fee.amount) })),
      { label: t('shippingBy', { method: header.ShippingMethodName }), value: amount(header.ShippingTotal) },
      ...header.TaxLines.map((tax) => ({ label: tax.name, value: amount(tax.amount) })),
      { label: t('total'), value: amount(header.OrderTotal) },
    ],
    link: orderLink({ OrderHeader: header, Customer }, language, context),
  };
}

/**
 * Leads to where a buyer sees the order: in their account; a guest on the tracking page, whose two fields are filled in. The
 * e-mail stays in the browser: a fragment is sent to nobody.
 */
export function orderLink(
  { OrderHeader: header, Customer }: Pick<Order, 'OrderHeader' | 'Customer'>,
  language: 'en' | 'fr',
  { publicOrigin }: JobContext,
): { text: string; url: string } {
  const text = emailText(language, 'order')('link');
  if (Customer.ContactId)
    return { text, url: `${publicOrigin}/profile/myorders/${encodeURIComponent(header.OrderID)}` };
  const url = `${publicOrigin}/profile/guestcustomersearchorders?orderNumber=${encodeURIComponent(header.OrderNumber)}#email=${encodeURIComponent(header.Email)}`;
  return { text, url };
}
