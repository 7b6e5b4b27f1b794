import type { ReturnEvent } from '#domain/return/return.events.ts';
import { keptUnits } from '#domain/return/return.state.ts';
import { defineWorkKind } from '#projections/shared/work-kind.ts';

interface OfReturn {
  readonly data: { readonly returnId: string; readonly orderId: string };
}
const page = (returnId: string) => `/return/${returnId}/show`;
const over = ({ data: { returnId } }: OfReturn) => ({ subjectId: returnId, open: false });

/** Returns that wait for an answer, and goods that came and are not paid back. */
export const returnWork = defineWorkKind<ReturnEvent>({
  kind: 'return',
  page,
  hasAnswerTime: true,
  on: {
    ReturnRequested: ({ data: { returnId, returnNumber, accountId, orderNumber, amount, currency } }) => ({
      ...{ subjectId: returnId, open: true, number: returnNumber, accountId, note: orderNumber, amount, currency },
    }),
    ReturnApproved: over,
    ReturnRefused: over,
    ReturnWithdrawn: over,
    ReturnExpired: over,
    ReturnReceived: ({ data: { returnId, lines } }) => ({
      subjectId: returnId,
      open: lines.some((line) => keptUnits(line) > 0),
    }),
    ReturnSettled: over,
    ReturnReplaced: over,
  },
});
