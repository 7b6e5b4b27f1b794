import type { BeginEdit } from '#contracts/order/order-desk-shapes.ts';
import { begunCheckout, checkout } from '#domain/checkout/checkout.decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { advance, streamOf, undo } from './checkout.process.ts';

/** Edits a placed order as a further attempt of its checkout: all of it or nothing. */
export async function editOrder(
  orderId: string,
  asked: BeginEdit,
  context: OperationContext,
): Promise<{ refundId: string }> {
  const { state: before } = await context.load(checkout, streamOf(orderId));
  const repeated = before.startedBy === context.command.commandId;
  if (!repeated) {
    if (before.status === 'failed') await undo(orderId, before, context);
    else if (before.status === 'started' || before.status === 'paid') return refuse('order_being_edited');
    const attempt = before.attempt + 1;
    const { draft, payments, edit } = await context.commands.order.beginEdit({ ...asked, attempt });
    await context.run(checkout, streamOf(orderId), {
      type: 'Start',
      orderId,
      attempt,
      draft,
      payments,
      edit,
      at: context.now,
      startedBy: context.command.commandId,
    });
  }
  const { state } = await context.load(checkout, streamOf(orderId));
  await advance(orderId, state, context);
  return { refundId: needed(begunCheckout(state).edit, 'edit of the order').refundId };
}
