// The order desk of the back office: list, detail, and previews of what a command would do.
import type { Input, Output } from '#contracts/api.ts';
import type { orderDeskOperations, RefundPreview } from '#contracts/order-desk.ts';
import { moneyComesBy } from '#contracts/payment-method/payment-methods.ts';
import { wireTaxes, wireTotals } from '#contracts/wire-totals.ts';
import type { MoneyParts, RefundContents, RefundPart } from '#domain/order/order.events.ts';
import {
  cancellationOf,
  editOf,
  refundableFreight,
  refundableUnits,
  refundedByHand,
  refundOf,
  orderValueOf,
} from '#domain/order/order.pricing.ts';
import { leastQuantity, paidOf, stockChange, type OrderState } from '#domain/order/order.state.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import { freightSource, lineTotal, taxesOf, unitPrice } from '#domain/shared/price/priced.ts';
import type { Queries, FunctionsOf } from '#platform/operations/features.ts';
import { contactNumber } from '#platform/session/caller.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { methodTexts } from '#platform/payment/method-texts.ts';
import { likeSearchable } from '#platform/read-model/filter.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { selectRows } from '#platform/read-model/table.ts';
import { whyPrice } from '#projections/shared/why-price.ts';
import { draftEdit } from './draft-edit.ts';
import { orders, type OrderRow } from './orders.ts';
import { isOnAccount, placedOrderOf, refundsOf, summaryOf, unitsShown } from './wire-order.ts';

/** Each has an index, so that a page is found without sorting all orders. */
const SORT_COLUMNS = { OrderDate: 'placed_at', OrderNumber: 'order_number', OrderTotal: 'total' } as const;
/** Counting more would take longer than finding the page. */
const COUNTED = 10_000;
/** Minor units, where the settings say nothing. */
const DEFAULT_LIMITS = { csr: 50_000, 'senior-csr': 500_000 } as const;
const LIMIT_SETTINGS = { csr: 'RefundLimitCsr', 'senior-csr': 'RefundLimitSeniorCsr' } as const;

const byId = async (read: ReadSide, orderId: string, context: OperationContext): Promise<OrderRow> =>
  (await read.row(orders, orderId, context)) ?? notFound('order_not_found');

export function orderDeskQueries(read: ReadSide): Handlers<typeof orderDeskOperations, 'query'> {
  return {
    'admin/order/list': (input, { queries }) => queries.orderDesk.list(input),

    'admin/order/detail': (input, { queries }) => queries.orderDesk.detail(input),

    async 'admin/order/whyprice'({ orderId }, context) {
      const draft = (await byId(read, orderId, context)).state.draft!;
      const { convertedFrom: from } = draft;
      return whyPrice(
        draft,
        from ? await context.queries.quote.priceSources({ quoteId: orderId, revision: from.revision }) : [],
        context,
      );
    },

    async 'admin/order/previewrefund'({ orderId, ...asked }, context) {
      const { state } = await byId(read, orderId, context);
      return refundPreview(state, refundOf(state, asked), await context.queries.orderDesk.refundLimit(), context);
    },

    // What is cancelled is nobody's generosity: no limit.
    async 'admin/order/previewcancel'({ orderId, lines, freight }, context) {
      const { state, taken } = await byId(read, orderId, context);
      const unpaid = Object.values(taken).every((status) => status === 'failed' || status === 'awaiting');
      const preview = refundPreview(state, cancellationOf(state, lines, freight, unpaid), {}, context);
      return unpaid ? { ...preview, paid: 0, left: 0 } : preview;
    },

    async 'admin/order/previewedit'({ orderId, ...asked }, context) {
      const { state } = await byId(read, orderId, context);
      return editPreview(state, asked, context);
    },
  };
}

export const orderDeskFunctions = (read: ReadSide) => ({
  async list(
    {
      page,
      pageSize,
      sort,
      direction,
      search,
      status,
      paymentStatus,
      paymentMethod,
      placedFrom,
      placedTo,
    }: Input<'admin/order/list'>,
    context: OperationContext,
  ): Promise<Output<'admin/order/list'>> {
    const accountIds = search ? (await context.queries.account.named({ text: search })).accountIds : [];
    const order = direction === 'ASC' ? 'asc' : 'desc';
    const { rows, total, more } = await selectRows(read.pool, orders, {
      where(query) {
        if (search)
          query.where((found) =>
            found.whereLike('search', likeSearchable(search)).orWhereRaw('account_id = any(?)', [accountIds]),
          );
        if (status) query.where({ status });
        if (paymentStatus) query.where({ payment_status: paymentStatus });
        if (paymentMethod) query.whereRaw('payment_methods @> array[?]', [paymentMethod]);
        if (placedFrom) query.whereRaw('placed_at >= ?::date', [placedFrom]);
        if (placedTo) query.whereRaw('placed_at < ?::date + 1', [placedTo]);
      },
      orderBy: [
        { column: SORT_COLUMNS[sort], order },
        { column: 'order_id', order },
      ],
      limit: pageSize,
      offset: (page - 1) * pageSize,
      counted: COUNTED,
    });
    const companies = await companiesOf(rows, context);
    return {
      total,
      more,
      rows: rows.map((row) => ({
        ...summaryOf(row),
        Email: row.email,
        AccountName: companies[row.account_id] || row.company,
        PaymentMethod: row.payment_methods[0] ?? '',
        OnAccount: isOnAccount(row),
        PaymentStatus: row.payment_status,
        RefundedTotal: row.refunded,
        ShipTo: row.ship_to_city,
      })),
    };
  },

  async detail(
    { orderId }: Input<'admin/order/detail'>,
    context: OperationContext,
  ): Promise<Output<'admin/order/detail'>> {
    return detailOf(await byId(read, orderId, context), context);
  },

  /** What an order would become; kept lines keep their prices, added ones have the account’s price of today. */
  draftEdit,

  /**
   * How much whoever asks may give back by hand on one order (settings RefundLimitCsr, RefundLimitSeniorCsr); absent
   * where there is no limit.
   */
  async refundLimit(_input: void, { caller, queries }: OperationContext): Promise<{ limit?: number }> {
    if (caller.role !== 'csr' && caller.role !== 'senior-csr') return {};
    const { value } = await queries.store.setting({ name: LIMIT_SETTINGS[caller.role] });
    return { limit: value === '' ? DEFAULT_LIMITS[caller.role] : Number(value) };
  },
});

declare module '#platform/operations/features.ts' {
  interface Queries {
    readonly orderDesk: FunctionsOf<ReturnType<typeof orderDeskFunctions>>;
  }
}

/** Their names of today; whoever is no company of ours stands under the one on the bill, if any. */
const companiesOf = (rows: readonly OrderRow[], { queries }: OperationContext) =>
  queries.account.companies({ accountIds: [...new Set(rows.map((row) => row.account_id))].filter(Boolean) });

async function detailOf(row: OrderRow, context: OperationContext): Promise<Output<'admin/order/detail'>> {
  const { state, account_id, currency } = row;
  const { billTo, language, lines } = state.draft!;
  const nameOf = async (by: string) =>
    (by.startsWith('staff:') ? (await context.queries.staff.find({ staffId: by.slice('staff:'.length) })).name : '') ||
    by;
  const [order, companies] = await Promise.all([placedOrderOf(row, context), companiesOf([row], context)]);
  return {
    ...order,
    Changes: state.changes,
    BeingEdited: state.editing !== undefined,
    DueTotal: dueOf(row, order.OrderHeader.PaidTotal),
    Lines: lines.map(({ lineId, quantity }) => ({
      lineId,
      open: quantity - state.progress[lineId]!.shipped - state.progress[lineId]!.cancelled,
      refundable: refundableUnits(state, lineId),
      least: leastQuantity(state, lineId),
    })),
    FreightRefundable: refundableFreight(state),
    Payments: state.payments.map(({ paymentId, method, amount, refunded, text, reference, at }) => ({
      paymentId,
      method,
      name: methodTexts(method, context.language).short,
      onAccount: moneyComesBy(method) === 'account',
      reference,
      status: row.taken[paymentId] ?? 'authorised',
      amount,
      refunded,
      CurrencyCode: currency,
      text,
      at,
    })),
    Refunds: await Promise.all(
      refundsOf(row).map(async (refund) => ({
        refundId: refund.refundId,
        at: refund.requestedAt,
        status: refund.status,
        amount: refund.amount,
        lines: unitsShown(row, refund.lines, context.language),
        ...partsShown(refund, context.language),
        cause: refund.cause,
        goodwill: refund.goodwill,
        goodwillBefore: refund.goodwillBefore,
        reason: refund.reason,
        code: refund.code,
        by: await nameOf(row.refunded_by[refund.refundId] ?? ''),
        restocked: refund.returned.length > 0,
        how: howOf(state, refund.parts, context.language),
      })),
    ),
    Notes: await Promise.all(row.notes.map(async (note) => ({ ...note, by: await nameOf(note.by) }))),
    Customer: {
      PersonId: row.person_id,
      ContactId: contactNumber({ personId: row.person_id }),
      AccountId: account_id,
      AccountName: companies[account_id] || row.company,
      Name: row.placed_by,
      Email: row.email,
      Phone: billTo.phone1,
      Language: language === 'fr' ? 'fr' : 'en',
    },
  };
}

/** What was given up unpaid is not owed any more. */
function dueOf({ state, status }: OrderRow, paid: Amount): Amount {
  if (paid) return orderValueOf(state).total - paidOf(state);
  return status === 'cancelled' ? 0 : orderValueOf(state).total;
}

const partsShown = ({ goods, discount, freight, taxes }: MoneyParts, language: 'en' | 'fr') => ({
  goods,
  discount,
  freight,
  taxLines: wireTaxes(taxes, language),
});

const howOf = ({ payments }: OrderState, parts: readonly RefundPart[], language: 'en' | 'fr') =>
  parts.map(({ paymentId, amount }) => {
    const { method, text } = payments.find((payment) => payment.paymentId === paymentId)!;
    return { paymentId, method, text, goesTo: methodTexts(method, language, text).refundTo, amount };
  });

function refundPreview(
  state: OrderState,
  contents: RefundContents,
  { limit }: { limit?: number | undefined },
  { language }: OperationContext,
): RefundPreview {
  const paid = paidOf(state);
  const refunded = state.payments.reduce((sum, payment) => sum + payment.refunded, 0);
  return {
    changes: state.changes,
    amount: contents.amount,
    ...partsShown(contents, language),
    goodwill: contents.goodwill,
    goodwillBefore: contents.goodwillBefore,
    paid: paid + refunded,
    refunded,
    left: paid - contents.amount,
    how: howOf(state, contents.parts, language),
    ...(limit === undefined ? {} : { limit }),
    aboveLimit: limit !== undefined && refundedByHand(state) + contents.amount > limit,
  };
}

type EditAsked = Pick<Parameters<Queries['orderDesk']['draftEdit']>[0], 'lines' | 'add' | 'shipTo'>;

async function editPreview(
  state: OrderState,
  asked: EditAsked,
  context: OperationContext,
): Promise<Output<'admin/order/previewedit'>> {
  const draft = state.draft!;
  const { language } = context;
  const { change } = await context.queries.orderDesk.draftEdit({ draft, changes: state.changes, ...asked });
  const { difference, refund } = editOf(state, change);
  const needs = stockChange(state, change.lines).filter(({ quantity, backorder }) => quantity > 0 && !backorder);
  const facts = await context.queries.product.facts({ itemNumbers: needs.map(({ itemNumber }) => itemNumber) });
  const stock = needs.map(({ itemNumber, quantity: needed }) => ({
    itemNumber,
    needed,
    available: facts[itemNumber]?.availability.quantity ?? 0,
  }));
  return {
    changes: state.changes,
    lines: change.lines.map((line) => ({
      lineId: line.lineId,
      itemNumber: line.itemNumber,
      name: line.name[language],
      quantity: line.quantity,
      before: draft.lines.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0,
      least: leastQuantity(state, line.lineId),
      unitPrice: unitPrice(line),
      lineTotal: lineTotal(line),
    })),
    before: wireTotals(draft.totals),
    after: wireTotals(change.totals),
    taxLines: wireTaxes(taxesOf(change.lines, change.deliveries), language),
    shippingMethodName: [
      ...new Set(change.deliveries.flatMap((delivery) => freightSource(delivery)?.name[language] ?? [])),
    ].join(', '),
    difference,
    refund: refund.amount,
    how: howOf(state, refund.parts, language),
    shortages: stock.filter(({ needed, available }) => available < needed),
  };
}
