import type { Output } from '#contracts/api.ts';
import type { JobContext } from '#platform/queue/job.ts';
import { countText } from '#platform/selling-unit.ts';
import { COLON, dayText, money, type Letter } from '#workers/email/letter.ts';

type Order = Output<'admin/order/detail'>;

/** The order in its buyer's own language, and how to address them. */
export async function orderForMail(
  orderId: string,
  { call }: JobContext,
): Promise<{ order: Order; language: 'en' | 'fr'; greeting: string }> {
  const first = await call('admin/order/detail', { orderId });
  const language = first.Customer.Language;
  const order = language === 'en' ? first : await call('admin/order/detail', { orderId }, language);
  return { order, language, greeting: `${language === 'fr' ? 'Bonjour' : 'Hello'} ${order.OrderHeader.PlacedBy},` };
}

const texts = {
  en: {
    deliver: 'Ships to',
    shipping: 'Shipping',
    total: 'Total',
    link: 'See your order',
    discount: 'discount',
    waits: 'backordered, expected',
  },
  fr: {
    deliver: 'Livrée à',
    shipping: 'Livraison',
    total: 'Total',
    link: 'Voir votre commande',
    discount: 'rabais',
    waits: 'en commande différée, expédition prévue le',
  },
} as const;

/**
 * Where an order goes, what is in it and what it comes to, and the way to it: the body of every letter that tells a
 * whole order.
 */
export function wholeOrder(
  { OrderHeader: header, OrderLines, Customer }: Order,
  language: 'en' | 'fr',
  context: JobContext,
): { readonly shipsTo: string } & Required<Pick<Letter, 'rows' | 'link'>> {
  const t = texts[language];
  const amount = (value: number) => money(value, header.CurrencyCode, language);
  const { ShipTo: to } = header;
  return {
    shipsTo: `${t.deliver} ${to.firstName} ${to.lastName}, ${to.addressLine1}, ${to.city}, ${to.state} ${to.zip}`,
    rows: [
      ...OrderLines.map((line) => ({
        label: [
          `${countText(line.Qty, line.Unit, language)} × ${line.SkuName} (${line.ProductId})`,
          ...(line.LineDiscount ? [`${t.discount} −${amount(line.LineDiscount)}`] : []),
          ...(line.BackorderExpected
            ? [
                `${countText(line.BackorderedQty, line.Unit, language)} ${t.waits} ${dayText(line.BackorderExpected, language)}`,
              ]
            : []),
        ].join('; '),
        value: amount(line.LineTotal),
      })),
      { label: `${t.shipping}${COLON[language]} ${header.ShippingMethodName}`, value: amount(header.ShippingTotal) },
      ...header.TaxLines.map((tax) => ({ label: tax.name, value: amount(tax.amount) })),
      { label: t.total, value: amount(header.OrderTotal) },
    ],
    link: { text: t.link, url: orderLink({ OrderHeader: header, Customer }, context) },
  };
}

/**
 * Where a buyer sees the order: in their account; a guest on the tracking page, whose two fields are filled in. The
 * e-mail stays in the browser: a fragment is sent to nobody.
 */
export function orderLink(
  { OrderHeader: header, Customer }: Pick<Order, 'OrderHeader' | 'Customer'>,
  { publicOrigin }: JobContext,
): string {
  if (Customer.ContactId) return `${publicOrigin}/profile/myorders/${encodeURIComponent(header.OrderID)}`;
  return `${publicOrigin}/profile/guestcustomersearchorders?orderNumber=${encodeURIComponent(header.OrderNumber)}#email=${encodeURIComponent(header.Email)}`;
}
