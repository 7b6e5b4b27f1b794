// A return as it crosses the wire.
import type { Output } from '#contracts/api.ts';
import type { ReturnPhoto, ReturnRow as AdminRow, ReturnSummary } from '#contracts/return/return-shapes.ts';
import { own } from '#domain/shared/dictionary.ts';
import { needed } from '#domain/shared/needed.ts';
import { keptUnits } from '#domain/return/return.state.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { returnAddress } from './return.functions.ts';
import type { ReturnRow } from './returns.ts';

/** Units and ordered quantities of the lines, as the order has them. */
type OrderLines = ReadonlyMap<string, { readonly unit: string; readonly quantity: number }>;

export async function orderLinesOf(orderId: string, { states }: OperationContext): Promise<OrderLines> {
  const { lines } = await states.order.shipped({ orderId });
  return new Map(lines.map(({ lineId, unit, quantity }) => [lineId, { unit, quantity }]));
}

export const summaryOf = (row: ReturnRow): ReturnSummary => ({
  ReturnID: row.return_id,
  ReturnNumber: row.return_number,
  ReturnDate: row.requested_at,
  OrderID: row.order_id,
  OrderNumber: row.order_number,
  Status: row.status,
  Quantity: row.quantity,
  ReturnAmount: row.amount,
  CurrencyCode: row.currency,
});

const photosOf = ({ photos }: ReturnRow): ReturnPhoto[] =>
  photos.map(({ photoId, fileName, width, height }) => ({
    PhotoID: photoId,
    FileName: fileName,
    Width: width,
    Height: height,
  }));

const linesOf = (row: ReturnRow, ordered: OrderLines, language: 'en' | 'fr') =>
  row.lines.map((line) => ({
    LineID: line.lineId,
    ProductId: line.itemNumber,
    SkuName: line.name[language],
    Unit: ordered.get(line.lineId)?.unit ?? 'ea',
    OrderedQty: ordered.get(line.lineId)?.quantity ?? line.quantity,
    Quantity: line.quantity,
    Reason: line.reason,
    Condition: line.condition,
    RestockingFee: line.restockingFee,
    ReturnAmount: line.amount,
  }));

export async function recordOf(row: ReturnRow, context: OperationContext): Promise<Output<'return/detail'>> {
  const ordered = await orderLinesOf(row.order_id, context);
  return {
    ...summaryOf(row),
    Lines: linesOf(row, ordered, context.language),
    Resolution: row.resolution,
    StoreCredit: row.store_credit,
    RestockingFee: row.restocking_fee,
    FeeWaived: row.fee_waived !== '',
    Comments: row.comments,
    Refusal: row.reason,
    ExpiresOn: row.expires_on,
    Steps: row.steps.flatMap(({ status, at }) => (status === 'fee-waived' ? [] : [{ Step: status, At: at }])),
    Received: row.received.map((line) => ({ LineID: line.lineId, Kept: keptUnits(line), SentBack: line.toBuyer })),
    Photos: photosOf(row),
    ShipTo: await returnAddress(context),
  };
}

/** Companies and buyers are called as they are today. */
export async function adminRowsOf(rows: readonly ReturnRow[], { queries }: OperationContext): Promise<AdminRow[]> {
  const accountIds = [...new Set(rows.map((row) => row.account_id))].filter(Boolean);
  const [companies, buyers] = await Promise.all([
    queries.account.companies({ accountIds }),
    queries.order.buyers({ orderIds: [...new Set(rows.map((row) => row.order_id))] }),
  ]);
  return rows.map((row) => ({
    returnId: row.return_id,
    returnNumber: row.return_number,
    orderId: row.order_id,
    orderNumber: row.order_number,
    accountId: row.account_id,
    accountName: own(companies, row.account_id) ?? '',
    buyer: own(buyers, row.order_id)?.name ?? '',
    status: row.status,
    quantity: row.quantity,
    amount: row.amount,
    currency: row.currency,
    at: row.requested_at,
    expiresOn: row.expires_on,
  }));
}

export async function adminRecordOf(row: ReturnRow, context: OperationContext): Promise<Output<'admin/return/detail'>> {
  const nameOf = createNames(context);
  const [[wire], ordered, buyers, steps] = await Promise.all([
    adminRowsOf([row], context),
    orderLinesOf(row.order_id, context),
    context.queries.order.buyers({ orderIds: [row.order_id] }),
    Promise.all(row.steps.map(async (step) => ({ ...step, by: await nameOf(step.by) }))),
  ]);
  const feeOf = new Map(row.lines.map(({ lineId, feePercent }) => [lineId, feePercent]));
  const came = new Map(row.received.map(({ lineId, ...units }) => [lineId, units]));
  return {
    ...needed(wire, 'row of the return'),
    orders: [{ orderId: row.order_id }],
    email: own(buyers, row.order_id)?.email ?? '',
    lines: linesOf(row, ordered, context.language).map((line) => {
      const received = came.get(line.LineID);
      return { ...line, FeePercent: feeOf.get(line.LineID) ?? 0, ...(received ? { received } : {}) };
    }),
    resolution: row.resolution,
    storeCredit: row.store_credit,
    restockingFee: row.restocking_fee,
    comments: row.comments,
    reason: row.reason,
    feeWaived: row.fee_waived,
    photos: photosOf(row),
    refundId: row.refund_id,
    steps,
  };
}
