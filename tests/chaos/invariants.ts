// These must hold once a fault is over and everything has come to rest: nothing is lost, doubled, stuck or unseen. Each
// broken invariant is a sentence.
import { ApiError } from '#contracts/client.ts';
import type { Fault } from './faults.ts';
import type { Baseline, Findings } from './findings.ts';
import type { Answer, Ledger, OwedEmail } from './ledger.ts';

const COMPLETED = 'completed';

export const brokenIn = (
  ledger: Ledger,
  findings: Findings,
  baseline: Baseline,
  fault: Pick<Fault, 'losesRecords'>,
): string[] =>
  [
    ordersOf(ledger, findings),
    chargesOf(ledger, findings),
    paymentsOf(ledger, findings),
    invoicesOf(findings),
    returnsOf(ledger, findings),
    listsOf(ledger, findings),
    savedCartsOf(ledger, findings),
    savedMeansOf(ledger, findings),
    ledger.contradictions,
    refundsOf(ledger, findings),
    emailsOf(ledger, findings, fault),
    stockOf(findings, baseline),
    importsOf(ledger, findings),
    pagesOf(ledger, findings),
    workOf(findings),
  ].flat();

function ordersOf({ orders, shipments, quotes }: Ledger, { orders: placed, details }: Findings): string[] {
  const broken: string[] = [];
  for (const { orderId, orderNumber, total } of orders) {
    const found = placed.filter(({ OrderID, OrderNumber }) => OrderID === orderId || OrderNumber === orderNumber);
    if (found.length !== 1) broken.push(`order ${orderNumber} was acknowledged and is there ${found.length} times`);
    else if (found[0]!.OrderNumber !== orderNumber || found[0]!.OrderID !== orderId)
      broken.push(`order ${orderNumber} was acknowledged and has become ${found[0]!.OrderNumber}`);
    else if (found[0]!.OrderTotal !== total)
      broken.push(`order ${orderNumber} was acknowledged with ${total} cents and has ${found[0]!.OrderTotal}`);
  }
  for (const [email, count] of counted(placed.map(({ Email }) => Email).filter((email) => email.startsWith('guest-'))))
    if (count > 1) broken.push(`${email} pressed once and has ${count} orders`);
  for (const { orderId, shipmentId } of shipments) {
    const found = details.get(orderId)?.Shipments.filter((one) => one.shipmentId === shipmentId).length ?? 0;
    if (found !== 1) broken.push(`shipment ${shipmentId} was acknowledged and is there ${found} times`);
  }
  for (const { quoteId, orderNumber } of quotes)
    if (details.get(quoteId)?.OrderHeader.OrderNumber !== orderNumber)
      broken.push(`quote ${quoteId} was converted and is not order ${orderNumber}`);
  return broken;
}

function chargesOf({ cardPayments }: Ledger, { orders, charges }: Findings): string[] {
  const broken: string[] = [];
  const known = new Set([...orders.map(({ OrderID }) => OrderID), ...cardPayments.map(({ reference }) => reference)]);
  for (const { orderId, status, amount } of charges) {
    if (status === 'captured' && !known.has(orderId))
      broken.push(`${amount} cents were charged for ${orderId}, which is no order`);
    if (status === 'authorised' || status === 'challenged')
      broken.push(`${amount} cents are still reserved for ${orderId}`);
  }
  for (const { OrderID, OrderNumber, OrderTotal, PaymentMethod, PaymentStatus } of orders) {
    const captured = charges.filter(({ orderId, status }) => orderId === OrderID && status === 'captured');
    if (PaymentMethod !== 'card') continue;
    if (captured.length !== 1) broken.push(`order ${OrderNumber} was charged ${captured.length} times`);
    else if (captured[0]!.amount !== OrderTotal)
      broken.push(`order ${OrderNumber} of ${OrderTotal} cents was charged ${captured[0]!.amount}`);
    if (PaymentStatus === 'authorised' || PaymentStatus === 'failed')
      broken.push(`order ${OrderNumber} is shown as ${PaymentStatus}`);
  }
  return broken;
}

/** Beside orders that a card pays alone: of two methods, and of invoices. */
function paymentsOf({ cardPayments, invoicePayments }: Ledger, { charges, pending }: Findings): string[] {
  const broken: string[] = [];
  for (const { reference, amount } of cardPayments) {
    const captured = charges.filter(({ orderId, status }) => orderId === reference && status === 'captured');
    if (captured.length !== 1 || captured[0]!.amount !== amount)
      broken.push(
        `${amount} cents were paid by card for ${reference}: ${captured.map((one) => one.amount).join(', ')}`,
      );
  }
  for (const { invoiceId } of invoicePayments)
    if (pending.get(invoiceId) !== 0)
      broken.push(`invoice ${invoiceId} was paid, and ${pending.get(invoiceId)} cents of it are owed`);
  return broken;
}

/** What is on account is billed once: with its order, or with what has left of it. */
const invoicesOf = ({ invoiced, details }: Findings): string[] =>
  [...invoiced].flatMap(([orderId, billed]) => {
    const { Payments = [], OrderHeader } = details.get(orderId) ?? {};
    const due = sum(Payments.map(({ amount, refunded, unbilled }) => amount - refunded - unbilled));
    return billed === due ? [] : [`order ${OrderHeader?.OrderNumber} has ${due} cents to be billed, and ${billed} are`];
  });

const returnsOf = ({ returns }: Ledger, { returns: found }: Findings): string[] =>
  returns.flatMap(({ returnId }) => {
    const status = found.get(returnId);
    return status === 'settled' ? [] : [`return ${returnId} was begun and is ${status}`];
  });

const listsOf = ({ lists }: Ledger, { lists: found }: Findings): string[] =>
  lists.flatMap(({ listId, quantities }) => {
    const is = JSON.stringify([...(found.get(listId) ?? [])].sort());
    const was = JSON.stringify([...quantities].sort());
    return is === was ? [] : [`wish list ${listId} was acknowledged with ${was} and has ${is}`];
  });

const savedMeansOf = ({ savedMeans }: Ledger, { savedMeans: listed }: Findings): string[] =>
  [...savedMeans].flatMap(([id, { isRemoved }]) => {
    const times = listed.filter((one) => one === id).length;
    return times === (isRemoved ? 0 : 1)
      ? []
      : [`${id} was ${isRemoved ? 'removed' : 'saved'} with the provider and is listed ${times} times`];
  });

const savedCartsOf = ({ savedCarts }: Ledger, { savedCarts: found }: Findings): string[] =>
  savedCarts.flatMap(({ orderId, cartName, subTotal, isRemoved }) => {
    const cart = found.get(orderId);
    if (isRemoved) return cart ? [`saved cart ${cartName} was removed and is there`] : [];
    if (!cart) return [`saved cart ${cartName} is gone`];
    return cart.OrderTag === cartName && cart.SubTotal === subTotal
      ? []
      : [`saved cart ${cartName} of ${subTotal} cents is ${cart.OrderTag} of ${cart.SubTotal}`];
  });

function refundsOf({ refunds }: Ledger, { details, charges }: Findings): string[] {
  const broken: string[] = [];
  for (const { orderId, refundId, amount } of refunds) {
    const found = details.get(orderId)?.Refunds.filter((one) => one.refundId === refundId) ?? [];
    if (found.length !== 1 || found[0]!.amount !== amount || found[0]!.status !== COMPLETED)
      broken.push(
        `refund ${refundId} of ${amount} cents was acknowledged and is ${JSON.stringify(found.map(({ status, amount: of }) => ({ status, of })))}`,
      );
  }
  for (const [orderId, { OrderHeader, Refunds }] of details) {
    if (OrderHeader.PaymentMethod !== 'card') continue;
    const given = sum(charges.filter((charge) => charge.orderId === orderId).map(({ refunded }) => refunded));
    const shown = sum(Refunds.filter(({ status }) => status === COMPLETED).map(({ amount }) => amount));
    if (given !== shown)
      broken.push(`order ${OrderHeader.OrderNumber} shows ${shown} cents as given back, and the gateway gave ${given}`);
  }
  return broken;
}

/** E-mails that are owed and neither delivered nor shown to staff. */
export function owedStill(
  emails: readonly OwedEmail[],
  { mails, effects }: Pick<Findings, 'mails' | 'effects'>,
): readonly OwedEmail[] {
  return emails.filter(
    (email) =>
      !mails.some((mail) => mail.to === email.to && email.subject.test(mail.subject)) &&
      !effects.some((effect) => isShown(email, effect)),
  );
}

/** Nobody can know of it, and staff are told so. */
const isShown = ({ job, about }: OwedEmail, effect: Findings['effects'][number]) =>
  effect.status === 'ambiguous' && effect.job === job && (about === '' || Object.values(effect.ids).includes(about));

function emailsOf(
  { emails }: Ledger,
  findings: Findings,
  { losesRecords = false }: Pick<Fault, 'losesRecords'>,
): string[] {
  const { orders, mails } = findings;
  // Of who walked away and got an order all the same, too.
  const confirmations = orders.map(({ OrderID, OrderNumber, Email }): OwedEmail => ({
    to: Email,
    subject: new RegExp(`^Your order ${OrderNumber}$`),
    cause: `confirmation of ${OrderNumber}`,
    job: 'email-buyer-when-order-placed',
    about: OrderID,
    at: 0,
  }));
  const all = [...confirmations, ...emails.filter(({ job }) => job !== 'email-buyer-when-order-placed')];
  const broken = owedStill(all, findings).map(
    ({ cause, to }) => `the email "${cause}" to ${to} never arrived, and nobody is told`,
  );
  for (const { to, subject, cause } of all) {
    const sent = mails.filter((mail) => mail.to === to && subject.test(mail.subject));
    const copies = new Set(sent.map(({ messageId }) => messageId)).size;
    if (copies > 1) broken.push(`the email "${cause}" to ${to} arrived ${copies} times`);
  }
  for (const [messageId, copies] of counted(mails.map((mail) => mail.messageId)))
    if (copies > (losesRecords ? 2 : 1)) broken.push(`the mail ${messageId} arrived ${copies} times`);
  return broken;
}

function stockOf({ details, stock }: Findings, { stock: before }: Baseline): string[] {
  return [...before].flatMap(([item, was]) => {
    const moved = sum(
      [...details.values()].map(({ OrderLines, Refunds }) => {
        const lines = OrderLines.filter(({ ProductId }) => ProductId === item);
        const ids = new Set(lines.map(({ LineID }) => LineID));
        const returned = sum(
          Refunds.filter(({ restocked, status }) => restocked && status === COMPLETED).flatMap((refund) =>
            refund.lines.filter(({ LineID }) => ids.has(LineID)).map(({ Qty }) => Qty),
          ),
        );
        return sum(lines.map(({ Qty, CancelledQty }) => Qty - CancelledQty)) - returned;
      }),
    );
    const is = stock.get(item);
    return is === was - moved
      ? []
      : [`of ${item} there were ${was}, orders hold or shipped ${moved}, and ${is} can be sold`];
  });
}

function importsOf({ imports }: Ledger, { imports: found }: Findings): string[] {
  return imports.flatMap(({ importId, rows, isTakenBack }) => {
    const { detail, products, forSale } = found.get(importId)!;
    const { status, done, refusals, undoRefusals, fault } = detail;
    // A product that was added by mistake is discontinued: its number is never another's.
    const there = isTakenBack ? 0 : rows;
    const broken: string[] = [];
    if (status !== (isTakenBack ? 'undone' : 'completed'))
      broken.push(`is ${status}${fault ? ` (${fault.code})` : ''}`);
    else if (done !== rows || refusals || undoRefusals)
      broken.push(`says ${done} changes, ${refusals} refused, ${undoRefusals} not taken back`);
    if (products !== rows || forSale !== there)
      broken.push(
        `has ${products} products in the back office and ${forSale} for sale instead of ${rows} and ${there}`,
      );
    return broken.map(
      (what) => `import ${importId} of ${rows} rows${isTakenBack ? ', which was taken back,' : ''} ${what}`,
    );
  });
}

const pagesOf = ({ pages }: Ledger, { pages: found }: Findings): string[] =>
  pages.flatMap((name) => {
    const status = found.get(name);
    return status === 'published' ? [] : [`page ${name} was to be published and is ${status}`];
  });

/**
 * Attempts that go on are not at rest; what failed for good, or hangs about as work, was not asked for by this load.
 */
function workOf({ effects, work, health }: Findings): string[] {
  const broken = effects
    .filter(({ status }) => status !== 'ambiguous')
    .map(({ effectId, status, reason: { code, said } }) => `${effectId} is ${status}: ${code} ${said}`);
  for (const kind of ['payment', 'read-model', 'refund'])
    if (work.get(kind)) broken.push(`${work.get(kind)} pieces of work of kind ${kind} are open`);
  for (const [index, status] of health.entries())
    if (status !== 'ready') broken.push(`web process ${index + 1} says that it is ${status}`);
  return broken;
}

/** Who left without an answer has an order, or a cart that can be changed. Remembers who was found to. */
export async function brokenForWhoLeft(
  { walkedAway }: Ledger,
  { orders }: Findings,
  settled: Set<string>,
): Promise<string[]> {
  const broken: string[] = [];
  const placed = new Set(orders.map(({ OrderID }) => OrderID));
  for (const { visitor, orderId, itemNumber } of walkedAway) {
    if (settled.has(orderId) || placed.has(orderId)) continue;
    try {
      await visitor.post('cart/addtocart', { OrderId: orderId, ProductId: itemNumber, Qty: 1 });
      settled.add(orderId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      broken.push(`cart ${orderId} of who left is stuck: ${error.answer.code}`);
    }
  }
  return broken;
}

/** A request ends in 10 s; the rest is for its way. */
const SLOWEST_MS = 10_500;
/** By design answers to a race with somebody else, or about what is not projected yet. */
const EXPECTED_REFUSALS = new Set([
  'concurrent_change',
  'order_not_found',
  'quote_not_found',
  'quote_changed',
  'order_changed',
  'invoice_not_found',
]);

export function brokenAnswers(answers: readonly Answer[], { hitsWeb = false }: Pick<Fault, 'hitsWeb'>): string[] {
  const seen = new Map<string, { count: number; ms: number }>();
  const note = (sentence: string, ms: number) => {
    const before = seen.get(sentence) ?? { count: 0, ms: 0 };
    seen.set(sentence, { count: before.count + 1, ms: Math.max(before.ms, ms) });
  };
  for (const { route, status, code, ms } of answers) {
    const isAway = status <= 0;
    if (isAway && !hitsWeb) note(`${route} ${status < 0 ? 'had no answer in time' : `broke off (${code})`}`, ms);
    else if (status >= 500 && status !== 503) note(`${route} answered ${status} ${code}`, ms);
    else if (status >= 400 && status < 500 && !EXPECTED_REFUSALS.has(code))
      note(`${route} was refused with ${status} ${code}`, ms);
    else if (ms > SLOWEST_MS && !hitsWeb) note(`${route} took longer than 10 s`, ms);
  }
  return [...seen].map(
    ([sentence, { count, ms }]) => `${sentence}, ${count} times, after at most ${(ms / 1_000).toFixed(1)} s`,
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function counted(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
