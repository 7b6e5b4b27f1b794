import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { OperationContext } from './context.ts';

/**
 * Whose line it is that the caller is about to change: the person's id.
 * @throws DomainError line_not_found, `closed` where it is only to be looked at, not-found where the caller may not see it
 */
export async function lineToChange(
  { orderId, lineId }: { readonly orderId: string; readonly lineId: string },
  closed: string,
  context: OperationContext,
): Promise<string> {
  const { personId, canEdit, lineIds } = await context.linesOf(orderId);
  if (!lineIds.includes(lineId)) return notFound('line_not_found', { lineId });
  return canEdit ? personId : refuse(closed);
}
