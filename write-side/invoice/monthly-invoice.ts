// One invoice of all that leaves for a buyer in a month, of the orders that are billed so (decision 0094).
import { invoice } from '#domain/invoice/invoice.decider.ts';
import { billedTogether } from '#domain/shared/billed.ts';
import { lastDayOf, monthOf, nextMonth } from '#domain/shared/month.ts';
import { needed } from '#domain/shared/needed.ts';
import { derivedId } from '#platform/kernel/command/command-ids.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { momentOfShop, shopDay } from '#platform/shop/shop-calendar.ts';
import { numberOf, streamOf } from './invoice-stream.ts';

/** On the shop's clock, of the last day of the month: the invoice bears a day of the month that it is of. */
const CLOSES_AT = '23:00';

type OrderBill = NonNullable<Awaited<ReturnType<OperationContext['states']['order']['bill']>>>;

const closingOf = (month: string): string => momentOfShop(lastDayOf(month), CLOSES_AT);

/** The month on whose invoice stands what leaves at a moment. */
function monthOfBill(at: string): string {
  const month = monthOf(shopDay(at));
  return at < closingOf(month) ? month : nextMonth(month);
}

/** Goods for a buyer who is billed by the month have left: their order goes on the first invoice that is still open. */
export async function addOrder(
  {
    orderId,
    accountId,
    personId,
    at,
  }: { readonly orderId: string; readonly accountId: string; readonly personId: string; readonly at: string },
  context: OperationContext,
): Promise<void> {
  for (let month = monthOfBill(at); ; month = nextMonth(month)) {
    const invoiceId = `${derivedId(accountId, personId)}.${month.replace('-', '')}`;
    const added = { type: 'AddOrder', invoiceId, orderId, accountId, closesAt: closingOf(month) } as const;
    const { state } = await context.run(invoice, streamOf(invoiceId), added, { step: invoiceId });
    if (!state.number) return;
  }
}

/** Issues the invoice of a month, once, and makes what is on it owed; there is none where nothing is left to be billed. */
export async function issueMonthly(
  { invoiceId }: { readonly invoiceId: string },
  context: OperationContext,
): Promise<void> {
  for (;;) {
    const { orderIds, number } = (await context.load(invoice, streamOf(invoiceId))).state;
    const bills: OrderBill[] = [];
    for (const [at, orderId] of orderIds.entries()) {
      if (!number) await context.commands.order.billMonth({ orderId, invoiceId, position: at + 1 });
      const bill = await context.states.order.bill({ orderId, invoiceId });
      if (bill) bills.push(bill);
    }
    if (number) {
      await post(bills, context);
      return;
    }
    if (!bills.length) return;
    await issueTogether(invoiceId, orderIds, bills, context);
  }
}

async function issueTogether(
  invoiceId: string,
  orderIds: readonly string[],
  bills: readonly OrderBill[],
  context: OperationContext,
): Promise<void> {
  const { at, order } = needed(bills.at(-1), 'last bill');
  const { dueOn, discount: earlyPayment } = await context.states.credit.dueOn({
    accountId: order.accountId,
    placedAt: at,
  });
  const { shipTo, ...of } = order;
  const isOnePlace = bills.every((bill) => JSON.stringify(bill.order.shipTo) === JSON.stringify(shipTo));
  const orders = bills.map(({ order: { orderId, orderNumber }, payments }) => ({
    ...{ orderId, orderNumber },
    poNumber: [...new Set(payments.map(({ reference }) => reference).filter(Boolean))].join(', '),
  }));
  await context.run(
    invoice,
    streamOf(invoiceId),
    {
      type: 'Issue',
      invoiceId,
      number: await numberOf('invoice', invoiceId, context),
      of: orderIds,
      ...of,
      ...(shipTo && isOnePlace ? { shipTo } : {}),
      ...billedTogether(bills.map(({ order: { orderNumber }, billed }) => ({ orderNumber, billed }))),
      orders,
      isSupplement: false,
      poNumber: [...new Set(orders.map(({ poNumber }) => poNumber).filter(Boolean))].join(', '),
      issuedOn: shopDay(context.now),
      dueOn,
      ...(earlyPayment ? { earlyPayment } : {}),
      payments: bills.flatMap(({ payments }) =>
        payments.map(({ paymentId, method, text, amount }) => ({ paymentId, method, text, amount })),
      ),
    },
    { step: `${invoiceId} ${orderIds.length}` },
  );
}

/** Parts of the holds of orders are owed by their bills from now on. */
export async function post(bills: readonly OrderBill[], { commands }: OperationContext): Promise<void> {
  for (const { order, payments, at } of bills)
    for (const { holdId, paymentId: openItemId, amount } of payments)
      await commands.credit.postOpenItem({
        ...{ accountId: order.accountId, holdId: needed(holdId, 'hold of the bill'), orderId: order.orderId },
        ...{ placedAt: at, part: { openItemId, amount } },
      });
}
