// A company that orders on account and asks for quotes, which a CSR answers and it converts. Its orders are billed when they are placed
// and, turn about, as their goods leave.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { montreal } from '../harness/readied-cart.ts';
import { VALID_UNTIL } from '../harness/quotes.ts';
import type { Visitor } from '../harness/visitor.ts';
import { codeOf } from './caller.ts';
import { signInAtDesk } from './desk.ts';
import type { Actor } from './actor.ts';
import { noteOrder } from './ledger.ts';

export interface Company {
  readonly buyer: Visitor;
  readonly csr: Visitor;
  readonly manager: Visitor;
}

const ACCOUNT = 'ACC-1001';
const EMAIL = 'ben.carter@laurentide.example';

export async function signInAsCompany(actor: Actor): Promise<Company> {
  const buyer = actor.browser(0);
  await actor.untilClear('account/login', (options) =>
    buyer.post('account/login', { userName: 'ben', password: DEMO_PASSWORD }, options),
  );
  return { buyer, csr: await signInAtDesk(actor, 'priya'), manager: await signInAtDesk(actor, 'helen') };
}

/** Each round of its three ways to order. */
const SAME_TERMS = 3;

/** What is agreed with the company about its invoices from now on: nobody else orders in its name meanwhile. */
async function agreedTerms(actor: Actor, { manager }: Company, round: number): Promise<'terms' | 'shipment'> {
  const invoicing = Math.floor(round / SAME_TERMS) % 2 ? 'shipment' : 'order';
  const { invoicing: before } = await actor.untilFound('admin/customer/detail', (options) =>
    manager.get('admin/customer/detail', { accountId: ACCOUNT }, options),
  );
  const change = { accountId: ACCOUNT, seen: { invoicing: before }, changed: { invoicing } } as const;
  if (before !== invoicing)
    await actor.untilClear('admin/customer/change', (options) =>
      manager.post('admin/customer/change', change, options),
    );
  return invoicing === 'order' ? 'terms' : 'shipment';
}

async function fillCart(actor: Actor, buyer: Visitor, round: number): Promise<string> {
  const ProductId = actor.shop.items[round % actor.shop.items.length]!;
  return (
    await actor.untilClear('cart/addtocart', (options) => buyer.post('cart/addtocart', { ProductId, Qty: 1 }, options))
  ).OrderID;
}

export async function orderOnAccount(actor: Actor, company: Company, round: number): Promise<void> {
  const { buyer } = company;
  const terms = await agreedTerms(actor, company, round);
  const through = round % 2 ? actor.elsewhere(buyer, 0) : buyer;
  const OrderId = await fillCart(actor, through, round);
  const header = { OrderId, Email: EMAIL, ShipTo: montreal, BillTo: montreal, ShippingMethod: 'ground' };
  const { OrderTotal } = await actor.untilClear('checkout/saveheader', (options) =>
    through.post('checkout/saveheader', header, options),
  );
  const answer = await actor.untilClear('checkout/placeorder', (options) =>
    through.post(
      'checkout/placeorder',
      { OrderId, OrderTotal, payment: { method: 'terms', poNumber: `PO-${actor.run}-${round}` } },
      options,
    ),
  );
  if (answer.status === 'placed')
    noteOrder(
      actor.ledger,
      { orderId: OrderId, orderNumber: answer.OrderNumber, total: OrderTotal, email: EMAIL },
      terms,
    );
}

/** The buyer is on the phone: a CSR orders what is in the cart, in the buyer's name (decision 0090). */
export async function orderAtDesk(actor: Actor, company: Company, round: number): Promise<void> {
  const { buyer, csr } = company;
  const terms = await agreedTerms(actor, company, round);
  const orderId = await fillCart(actor, buyer, round);
  const asked = { orderId, shippingMethod: 'ground' };
  const { OrderTotal } = await actor.untilFound('admin/checkout/preview', (options) =>
    csr.post('admin/checkout/preview', asked, options),
  );
  const reference = `PHONE-${actor.run}-${round}`;
  const { orderNumber } = await actor.untilClear('admin/checkout/placeorder', (options) =>
    csr.post('admin/checkout/placeorder', { ...asked, orderTotal: OrderTotal, method: 'terms', reference }, options),
  );
  noteOrder(actor.ledger, { orderId, orderNumber, total: OrderTotal, email: EMAIL }, terms);
}

export async function quoteAndConvert(actor: Actor, company: Company, round: number): Promise<void> {
  const { buyer, csr } = company;
  const terms = await agreedTerms(actor, company, round);
  const OrderId = await fillCart(actor, buyer, round);
  const asked = { OrderId, ShipTo: montreal, BillTo: montreal, ShippingMethod: 'ground' };
  const { QuoteID: quoteId, QuoteNumber } = await actor.untilClear('checkout/savecartasquote', (options) =>
    buyer.post('checkout/savecartasquote', asked, options),
  );
  const email = (what: string) => ({
    to: EMAIL,
    subject: new RegExp(`^Quote ${QuoteNumber}: ${what}$`),
    cause: `${QuoteNumber}, ${what}`,
    job: 'email-buyer-when-quote-answered',
    about: quoteId,
    at: Date.now(),
  });
  actor.ledger.emails.push(email('received'));
  const { hash, revision } = await publishAsSeen(actor, csr, quoteId);
  actor.ledger.emails.push(email('our offer'));
  const answer = await actor.untilClear('checkout/convertquotetoorder', (options) =>
    buyer.post(
      'checkout/convertquotetoorder',
      {
        QuoteId: quoteId,
        Revision: revision,
        RevisionHash: hash,
        payment: { method: 'terms', poNumber: `PO-${actor.run}-q${round}` },
      },
      options,
    ),
  );
  if (answer.status !== 'placed') return;
  const details = await actor.untilFound('customer/getorderdetails', (options) =>
    buyer.post('customer/getorderdetails', { OrderId: quoteId }, options),
  );
  const total = details.OrderHeader.OrderTotal;
  noteOrder(actor.ledger, { orderId: quoteId, orderNumber: answer.OrderNumber, total, email: EMAIL }, terms);
  actor.ledger.quotes.push({ quoteId, orderNumber: answer.OrderNumber });
}

/** Who sees contents that are not the newest is refused, and looks again. */
async function publishAsSeen(
  actor: Actor,
  csr: Visitor,
  quoteId: string,
): Promise<{ readonly hash: string; readonly revision: number }> {
  for (;;) {
    const { quote } = await actor.untilFound('admin/quote/desk', (options) =>
      csr.get('admin/quote/desk', { quoteId }, options),
    );
    try {
      return await actor.untilClear('admin/quote/publish', (options) =>
        csr.post('admin/quote/publish', { quoteId, changes: quote.changes, validUntil: VALID_UNTIL }, options),
      );
    } catch (error) {
      if (codeOf(error) !== 'quote_changed') throw error;
    }
  }
}
