import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** Spec 5: at most 5 per line. Bytes are of the file itself; the setting AttachmentMaxMegabytes may lower them. */
export const ATTACHMENT_LIMITS = {
  bytes: 10_000_000,
  fileName: 120,
  filesOfOrder: 100,
  bytesOfOrder: 250_000_000,
} as const;
export const ATTACHMENT_SLOTS = [1, 2, 3, 4, 5] as const;
export type AttachmentSlot = (typeof ATTACHMENT_SLOTS)[number];

export type Verdict = 'accepted' | 'rejected';

/** `by` is `guest:<id>`, `contact:<id>` or `staff:<id>`; the file itself lies outside the events, under its hash. */
type OfSlot<Data extends object = object> = {
  readonly orderId: string;
  readonly lineId: string;
  readonly slot: AttachmentSlot;
  readonly sha256: string;
  readonly by: string;
  readonly at: string;
} & Data;

/**
 * Stream `attachment-<orderId>`: what is attached to a line of a cart is there on the quote and on the order, which
 * have its id.
 */
export type AttachmentEvent =
  | DomainEvent<
      'AttachmentAdded',
      OfSlot<{
        readonly personId: string;
        readonly fileName: string;
        readonly contentType: string;
        readonly size: number;
      }>
    >
  | DomainEvent<'AttachmentRemoved', OfSlot>
  | DomainEvent<
      'AttachmentReviewed',
      OfSlot<{ readonly personId: string; readonly verdict: Verdict; readonly reason: string }>
    >;

export const attachmentEvents = defineEvents<AttachmentEvent>({
  category: 'attachment',
  personal: {
    AttachmentAdded: { person: 'personId', fields: ['fileName'] },
    AttachmentReviewed: { person: 'personId', fields: ['reason'] },
  },
});
