import type { AttachmentEvent } from '#domain/attachment/attachment.events.ts';
import { defineWorkKind } from '#platform/work/work-kind.ts';

interface OfSlot {
  readonly data: { readonly orderId: string; readonly lineId: string; readonly slot: number };
}
const idOf = ({ data: { orderId, lineId, slot } }: OfSlot) => `${orderId}.${lineId}.${slot}`;
const done = (event: OfSlot) => ({ subjectId: idOf(event), open: false });

/** Files of customers that nobody has looked at. */
export const attachmentWork = defineWorkKind<AttachmentEvent>({
  kind: 'attachment',
  page: () => '/attachment',
  on: {
    AttachmentAdded: (event) => ({ subjectId: idOf(event), open: true, number: event.data.fileName }),
    AttachmentRemoved: done,
    AttachmentReviewed: done,
  },
});
