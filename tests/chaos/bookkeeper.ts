// A bookkeeper who orders by two methods at once, and pays what her company owes, invoice by invoice, by card (issues 33 and 34).
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { montreal } from '../harness/readied-cart.ts';
import type { Visitor } from '../harness/visitor.ts';
import type { Actor } from './actor.ts';
import { isWorkedOn } from './desk.ts';
import { cardToken } from './card-token.ts';
import { noteOrder } from './ledger.ts';

const EMAIL = 'adele.gagnon@laurentide.example';

export async function signInAsBookkeeper(actor: Actor): Promise<Visitor> {
  const bookkeeper = actor.browser(0);
  await actor.untilClear('account/login', (options) =>
    bookkeeper.post('account/login', { userName: 'adele', password: DEMO_PASSWORD }, options),
  );
  return bookkeeper;
}

export async function keepBooks(actor: Actor, bookkeeper: Visitor, round: number): Promise<void> {
  const through = actor.elsewhere(bookkeeper, round);
  await (round % 2 ? payInvoice(actor, through) : orderByTwoMethods(actor, through, round));
}

async function orderByTwoMethods(actor: Actor, bookkeeper: Visitor, round: number): Promise<void> {
  const ProductId = actor.shop.items[round % actor.shop.items.length]!;
  const { OrderID: OrderId } = await actor.untilClear('cart/addtocart', (options) =>
    bookkeeper.post('cart/addtocart', { ProductId, Qty: 2 }, options),
  );
  const header = { OrderId, Email: EMAIL, ShipTo: montreal, BillTo: montreal, ShippingMethod: 'ground' };
  const { OrderTotal } = await actor.untilClear('checkout/saveheader', (options) =>
    bookkeeper.post('checkout/saveheader', header, options),
  );
  const onTerms = Math.floor(OrderTotal / 2);
  const token = await cardToken(actor, bookkeeper);
  const Payments = [
    { Amount: onTerms, payment: { method: 'terms' as const, poNumber: `PO-${actor.run}-b${round}` } },
    { payment: { method: 'card' as const, token } },
  ];
  const answer = await actor.untilClear('checkout/processmultiplepayment', (options) =>
    bookkeeper.post('checkout/processmultiplepayment', { OrderId, OrderTotal, Payments }, options),
  );
  if (answer.status !== 'placed') return;
  noteOrder(
    actor.ledger,
    { orderId: OrderId, orderNumber: answer.OrderNumber, total: OrderTotal, email: EMAIL },
    'several',
  );
  actor.ledger.cardPayments.push({ reference: OrderId, amount: OrderTotal - onTerms });
}

/** Whole, not one that was paid already, nor one on which the desk works, which changes what is owed for it. */
async function payInvoice(actor: Actor, bookkeeper: Visitor): Promise<void> {
  const { orders, invoicePayments } = actor.ledger;
  const order = orders.find(
    ({ orderId, method }, index) =>
      method === 'terms' &&
      !isWorkedOn(index) &&
      !invoicePayments.some(({ invoiceId }) => invoiceId === `${orderId}.1`),
  );
  if (!order) return;
  const InvoiceId = `${order.orderId}.1`;
  const { AmountPayable: Amount } = await actor.untilFound('customer/getinvoicedetails', (options) =>
    bookkeeper.get('customer/getinvoicedetails', { InvoiceId }, options),
  );
  const token = await cardToken(actor, bookkeeper);
  const answer = await actor.untilClear('customer/chargeinvoice', (options) =>
    bookkeeper.post(
      'customer/chargeinvoice',
      { Invoices: [{ InvoiceId, Amount }], payment: { method: 'card', token } },
      options,
    ),
  );
  invoicePayments.push({ visitor: bookkeeper, invoiceId: InvoiceId });
  actor.ledger.cardPayments.push({ reference: `${answer.InvoicePaymentId}.1.1`, amount: Amount });
}
