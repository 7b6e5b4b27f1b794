import type { Output } from '#contracts/api.ts';
import type { returnOperations } from '#contracts/return/return.ts';
import type { ReturnReason } from '#domain/return/return.events.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { likeSearchable } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { ownReturn, returnById } from './return.functions.ts';
import { printedSlip } from './printed-slip.ts';
import { returns, type ReturnRow } from './returns.ts';
import { adminRecordOf, adminRowsOf, recordOf, summaryOf } from './wire-return.ts';

/** Returns of one order that are shown with it. */
const MOST_OF_ORDER = 100;

/** Where the dealer tells their policy, if they do. */
const POLICY_PAGE = 'returns';

const SORT = { at: 'requested_at', returnNumber: 'return_number', amount: 'amount' } as const;

interface OfOrder {
  readonly OrderId: string;
  readonly email?: string | undefined;
}
const requireOrder = ({ OrderId: orderId, email }: OfOrder, { queries }: OperationContext) =>
  queries.order.purchase({ orderId, ...(email ? { email } : {}) });

/** Spec 6: the second of the settings. The first stands in the contract. */
const requireReturns = ({ states }: OperationContext) => states.return.require();

const asked = ({ ReturnId: returnId, email }: { readonly ReturnId: string; readonly email?: string | undefined }) => ({
  returnId,
  ...(email ? { email } : {}),
});

const unitsOf = ({
  LineID: lineId,
  Quantity: quantity,
  Reason: reason,
}: {
  readonly LineID: string;
  readonly Quantity: number;
  readonly Reason: ReturnReason;
}) => ({ lineId, quantity, reason });

export const returnQueries = (read: ReadSide): Handlers<typeof returnOperations, 'query'> => ({
  async 'return/oforder'(input, context) {
    if (context.past) return ofOrderThen(read, input, context);
    await requireReturns(context);
    await requireOrder(input, context);
    const rows = await returnsOf(read, input.OrderId);
    const { orderNumber, currency, days, feePercent, isWhole, resolutions, lines } =
      await context.states.return.ofOrder({
        orderId: input.OrderId,
      });
    return {
      OrderID: input.OrderId,
      OrderNumber: orderNumber,
      CurrencyCode: currency,
      ReturnDays: days,
      RestockingFeePercent: feePercent,
      AllOrNothing: isWhole,
      Resolutions: [...resolutions],
      PolicyPage: (await context.queries.page.published()).names.includes(POLICY_PAGE) ? POLICY_PAGE : '',
      Lines: lines.map(({ lineId, itemNumber, name, unit, quantity, left, why, until }) => ({
        LineID: lineId,
        ProductId: itemNumber,
        SkuName: name[context.language],
        Unit: unit,
        OrderedQty: quantity,
        ReturnableQty: left,
        Why: why,
        ReturnUntil: until,
      })),
      Returns: rows.map(summaryOf),
    };
  },

  async 'return/preview'(input, context) {
    await requireReturns(context);
    await requireOrder(input, context);
    const { shares, restockingFee, amount } = await context.states.return.value({
      orderId: input.OrderId,
      lines: input.lines.map(unitsOf),
    });
    return {
      Lines: shares.map((share) => ({
        LineID: share.lineId,
        RestockingFee: share.restockingFee,
        ReturnAmount: share.amount,
      })),
      RestockingFee: restockingFee,
      ReturnAmount: amount,
    };
  },

  async 'return/orders'({ search }, context) {
    await requireReturns(context);
    const ReturnDays = await returnDays(context);
    const { orders } = await context.queries.order.shippedLately({ search, days: ReturnDays });
    const all = await Promise.all(
      orders.map(async (order) => {
        const { lines } = await context.states.return.ofOrder({ orderId: order.OrderID });
        const open = lines.filter(({ left }) => left > 0);
        const ReturnUntil =
          open
            .map(({ until }) => until)
            .toSorted()
            .at(-1) ?? '';
        return { ...order, ReturnableQty: open.reduce((units, { left }) => units + left, 0), ReturnUntil };
      }),
    );
    return { orders: all.filter(({ ReturnableQty }) => ReturnableQty > 0), ReturnDays };
  },

  async 'return/list'({ page, pageSize }, context) {
    await requireReturns(context);
    const { seesAll, accountIds } = await context.queries.contact.scope();
    const { rows, total } = await selectRows(read.pool, returns, {
      where: (query) =>
        void (seesAll ? query.whereIn('account_id', accountIds) : query.where({ person_id: context.caller.personId })),
      orderBy: [{ column: 'requested_at', order: 'desc' }, 'return_id'],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { total, returns: rows.map(summaryOf) };
  },

  async 'return/detail'(input, context) {
    await requireReturns(context);
    return recordOf(await ownReturn(read, asked(input), context), context);
  },

  async 'return/slip'(input, context) {
    await requireReturns(context);
    return printedSlip(await ownReturn(read, asked(input), context), context);
  },

  async 'return/photo'({ PhotoId, ...input }, context) {
    await requireReturns(context);
    const { fileName, content } = await photoOf(await ownReturn(read, asked(input), context), PhotoId, context);
    return { FileContents: content.toString('base64'), FileName: fileName };
  },

  async 'admin/return/photo'({ returnId, orderId, photoId }, context) {
    const row = await returnById(read, returnId, context);
    // What the access log names is what is shown.
    if (row.order_id !== orderId) notFound('return_not_found');
    return photoOf(row, photoId, context);
  },

  async 'admin/return/list'({ search, sort, direction, page, pageSize, status, orderId }, context) {
    const { rows, total } = await selectRows(read.pool, returns, {
      where(query) {
        if (status) query.where({ status });
        if (orderId) query.where({ order_id: orderId });
        if (search) query.whereLike('search', likeSearchable(search));
      },
      orderBy: [{ column: SORT[sort], order: direction === 'ASC' ? 'asc' : 'desc' }, 'return_id'],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { total, rows: await adminRowsOf(rows, context) };
  },

  async 'admin/return/detail'({ returnId }, context) {
    return adminRecordOf(await returnById(read, returnId, context), context);
  },

  async 'admin/return/previewrefund'({ orderId, returnId, parts }, { states, queries }) {
    const { lines } = await states.return.toRefund({ orderId, returnId });
    const [preview, { shortages }] = await Promise.all([
      queries.orderDesk.previewReturn({ orderId, lines, parts }),
      queries.orderDesk.shortages({ orderId, lines }),
    ]);
    return { ...preview, shortages };
  },
});

async function photoOf({ photos }: ReturnRow, photoId: string, { services }: OperationContext) {
  const photo = photos.find((one) => one.photoId === photoId) ?? notFound('return_photo_not_found');
  return { fileName: webpName(photo.fileName), content: await services.blobs.get(photo.picture) };
}

/** It is kept as WebP, whatever it was sent as. */
const webpName = (fileName: string): string => `${fileName.replace(/\.[^.]*$/, '')}.webp`;

const returnDays = async ({ queries }: OperationContext): Promise<number> =>
  Number((await queries.setting.value({ name: 'ReturnDays' })).value);

const returnsOf = async (read: ReadSide, orderId: string) =>
  (
    await selectRows(read.pool, returns, {
      where: (query) => void query.where({ order_id: orderId }),
      orderBy: [{ column: 'requested_at', order: 'desc' }, 'return_id'],
      limit: MOST_OF_ORDER,
    })
  ).rows;

/** The returns that there were; on a page of the past nothing can be returned. */
async function ofOrderThen(
  read: ReadSide,
  { OrderId }: OfOrder,
  context: OperationContext,
): Promise<Output<'return/oforder'>> {
  const { OrderHeader } = await context.queries.order.details({ OrderId });
  const ids = (await returnsOf(read, OrderId)).map(({ return_id }) => return_id);
  const then = await read.rows(returns, ids, context);
  return {
    OrderID: OrderId,
    OrderNumber: OrderHeader.OrderNumber,
    CurrencyCode: OrderHeader.CurrencyCode,
    ReturnDays: 0,
    RestockingFeePercent: 0,
    AllOrNothing: false,
    Resolutions: [],
    PolicyPage: '',
    Lines: [],
    Returns: ids.flatMap((id) => then.get(id) ?? []).map(summaryOf),
  };
}
