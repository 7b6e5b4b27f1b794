import type { Input } from '#contracts/api.ts';
import type { returnOperations } from '#contracts/return/return.ts';
import { addDays } from '#domain/shared/day.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import { orderReturn, type ReturnCommand } from '#domain/return/return.decider.ts';
import { returnStream } from '#domain/return/return.events.ts';
import { unitsToRefund, unitsToRestock, type OneReturn } from '#domain/return/return.state.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { readableNumber } from '#platform/kernel/runtime/readable-number.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { requireReturns } from './return-terms.ts';
import { returnStates } from './return.states.ts';

/** Photographs of one person, and from one address, in a day. */
const PHOTOS_OF_PERSON = { name: 'return-photo.person', most: 100, perSeconds: 86_400 };
const PHOTOS_OF_ADDRESS = { name: 'return-photo.address', most: 500, perSeconds: 86_400 };

const success = { message: 'success' } as const;

type Asked = Input<'checkout/processreturnorder'>;
interface OfReturn {
  readonly orderId: string;
  readonly returnId: string;
}

const run = async (command: ReturnCommand, context: OperationContext, step = '') => {
  await context.run(orderReturn, returnStream(command.orderId), command, { step });
  return success;
};

const byStaff = ({ orderId, returnId }: OfReturn, { caller, now: at }: OperationContext) => ({
  ...{ orderId, returnId },
  by: caller.personId,
  at,
});

/** The order is the caller's, or they know the e-mail that it was placed with. @throws DomainError order_not_found */
const requireOwn = (
  { OrderId: orderId, email }: { readonly OrderId: string; readonly email?: string | undefined },
  { queries }: OperationContext,
) => queries.order.purchase({ orderId, ...(email ? { email } : {}) });

/** @throws DomainError return_not_found where it is not the caller's, not_found where the shop has no returns */
async function ownReturn(
  { ReturnId: returnId, email }: { readonly ReturnId: string; readonly email?: string | undefined },
  context: OperationContext,
) {
  await requireReturns(context);
  const { orderId, personId } = await context.queries.return.own({ returnId, ...(email ? { email } : {}) });
  return { orderId, returnId, personId };
}

async function request(input: Asked, context: OperationContext) {
  const { OrderId: orderId, lines: asked, Comments: comments, Resolution: resolution } = input;
  await requireReturns(context);
  await requireOwn(input, context);
  const returnId = context.id('return');
  const returnNumber = readableNumber('RMA', returnId);
  const answer = { ReturnID: returnId, ReturnNumber: returnNumber };
  // Who did not hear of it and presses again is told the same: its units are spoken for, by itself.
  if (own((await context.load(orderReturn, returnStream(orderId))).state.returns, returnId)) return answer;
  const units = asked.map(({ LineID: lineId, Quantity: quantity, Reason: reason, Condition: condition }) => ({
    ...{ lineId, quantity, reason, condition },
  }));
  const { terms, shares, restockingFee, amount } = await returnStates.value({ orderId, lines: units }, context);
  const { order, returnable, today, isWhole, resolutions } = terms;
  if (!resolutions.includes(resolution)) refuse('return_resolution_not_offered');
  const lines = units.map((unit, at) => {
    const { itemNumber, name } = needed(
      order.lines.find(({ lineId }) => lineId === unit.lineId),
      'line of the order',
    );
    return { ...unit, itemNumber, name, ...needed(shares[at], 'share of the line') };
  });
  await run(
    {
      ...({ type: 'RequestReturn', returnable, today, isWhole } as const),
      ...{ orderId, returnId, returnNumber, lines, restockingFee, amount, comments },
      ...{ orderNumber: order.orderNumber, personId: order.personId, accountId: order.accountId },
      ...{ currency: order.currency, at: context.now },
      ...(resolution === 'refund' ? {} : { resolution }),
    },
    context,
  );
  return answer;
}

export const returnCommands: Handlers<typeof returnOperations, 'command'> = {
  'checkout/processreturnorder': (input, context) => request(input, context),

  async 'return/addphoto'({ FileName, FileData, ...of }, context) {
    const { orderId, returnId, personId } = await ownReturn(of, context);
    const { services, commands, caller, address } = context;
    await services.limits.consume(PHOTOS_OF_PERSON, caller.personId);
    await services.limits.consume(PHOTOS_OF_ADDRESS, address);
    const photo = await commands.picture.keep({ bytes: Buffer.from(FileData, 'base64'), fileName: FileName });
    const photoId = context.id('photo');
    await run({ type: 'AddReturnPhoto', orderId, returnId, photoId, personId, ...photo, at: context.now }, context);
    return { PhotoID: photoId, FileName: photo.fileName, Width: photo.width, Height: photo.height };
  },

  async 'return/removephoto'({ PhotoId: photoId, ...of }, context) {
    const { orderId, returnId } = await ownReturn(of, context);
    return run({ type: 'RemoveReturnPhoto', orderId, returnId, photoId, at: context.now }, context);
  },

  async 'return/withdraw'(input, context) {
    const { orderId, returnId } = await ownReturn(input, context);
    return run({ type: 'WithdrawReturn', orderId, returnId, at: context.now }, context);
  },

  async 'admin/return/approve'(of, context) {
    const { value } = await context.queries.setting.value({ name: 'ReturnExpiryDays' });
    const expiresOn = addDays(shopDay(context.now), Number(value));
    return run({ type: 'ApproveReturn', expiresOn, ...byStaff(of, context) }, context);
  },

  'admin/return/refuse': ({ reason, ...of }, context) =>
    run({ type: 'RefuseReturn', reason, ...byStaff(of, context) }, context),

  'admin/return/receive': ({ lines, ...of }, context) =>
    run({ type: 'ReceiveReturn', lines, ...byStaff(of, context) }, context),

  'admin/return/waivefee': ({ reason, ...of }, context) =>
    run({ type: 'WaiveReturnFee', reason, ...byStaff(of, context) }, context),

  async 'admin/return/replace'({ orderId, returnId, changes }, context) {
    const { state } = await context.load(orderReturn, returnStream(orderId));
    // The same press again, after an answer that was lost.
    if (own(state.returns, returnId)?.status === 'replaced') return success;
    const one = await receivedReturn({ orderId, returnId }, context);
    const lines = unitsToRefund(one).map(({ lineId, quantity }) => ({ lineId, quantity }));
    await context.commands.order.replaceReturn({ orderId, returnId, changes, lines, restock: unitsToRestock(one) });
    await returnFunctions.markReplaced({ orderId, returnId }, context);
    return success;
  },

  async 'admin/return/refund'({ orderId, returnId, parts, changes, amount, storeCredit }, context) {
    const refundId = context.id('refund');
    const { refundIds } = await context.states.order.refunds({ orderId });
    // Who did not hear of it and presses again is told what came of the first press.
    if (refundIds.includes(refundId)) return context.commands.order.completeRefund({ orderId, refundId });
    const one = await receivedReturn({ orderId, returnId }, context);
    const result = await context.commands.order.refundReturn({
      ...{ orderId, returnId, refundId, parts, changes, amount, storeCredit, reason: one.returnNumber },
      lines: unitsToRefund(one),
      restock: unitsToRestock(one),
    });
    // What is not known yet the worker settles once the order says so.
    if (result.status === 'refunded') {
      const credited = await context.states.order.creditedBy({ orderId, refundId });
      await returnFunctions.settle({ orderId, returnId, refundId, amount: result.amount, ...credited }, context);
    }
    return result;
  },
};

/** @throws DomainError return_not_found, return_not_received */
async function receivedReturn({ orderId, returnId }: OfReturn, context: OperationContext): Promise<OneReturn> {
  const { state } = await context.load(orderReturn, returnStream(orderId));
  const one = own(state.returns, returnId) ?? notFound('return_not_found');
  return one.status === 'received' ? one : refuse('return_not_received');
}

export const returnFunctions = {
  /** Records that the order has paid a return back; harmless when done again. */
  async settle(
    paid: OfReturn & { readonly refundId: string; readonly amount: Amount; readonly storeCredit?: Amount },
    context: OperationContext,
  ): Promise<void> {
    await run({ type: 'SettleReturn', ...paid, at: context.now }, context, paid.refundId);
  },

  /** Records that the order sends the goods of a return once more; harmless when done again. */
  async markReplaced(of: OfReturn, context: OperationContext): Promise<void> {
    await run({ type: 'MarkReturnReplaced', ...of, at: context.now }, context, of.returnId);
  },

  /** The timer of a return that was approved: the decider decides whether its goods came too late. */
  async expire(of: OfReturn, context: OperationContext): Promise<void> {
    await run({ type: 'ExpireReturn', ...of, today: shopDay(context.now), at: context.now }, context);
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly return: FunctionsOf<typeof returnFunctions>;
  }
}
