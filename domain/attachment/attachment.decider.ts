import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { ATTACHMENT_SLOTS, type AttachmentEvent, type AttachmentSlot, type Verdict } from './attachment.events.ts';

interface AttachedFile {
  readonly lineId: string;
  readonly slot: AttachmentSlot;
  readonly sha256: string;
  readonly personId: string;
  readonly review?: { readonly verdict: Verdict; readonly reason: string };
}

export interface AttachmentState {
  readonly files: readonly AttachedFile[];
}

type OfLine<Type extends string, Data extends object> = { readonly type: Type; readonly orderId: string; readonly lineId: string; readonly by: string; readonly at: string } & Data;

export type AttachmentCommand =
  | OfLine<'AddAttachment', { readonly personId: string; readonly fileName: string; readonly contentType: string; readonly size: number; readonly sha256: string }>
  | OfLine<'RemoveAttachment', { readonly slot: number }>
  | OfLine<'ReviewAttachment', { readonly slot: number; readonly sha256: string; readonly verdict: Verdict; readonly reason: string }>;

/** Spec 4 and 5: a file takes the first empty of a line's 5 slots; staff review each. */
export const attachment: Decider<AttachmentState, AttachmentCommand, AttachmentEvent> = {
  initialState: { files: [] },

  decide(command, state) {
    switch (command.type) {
      case 'AddAttachment': {
        const { type: _, ...file } = command;
        const slot = ATTACHMENT_SLOTS.find((free) => !state.files.some((taken) => taken.lineId === file.lineId && taken.slot === free));
        return slot ? [{ type: 'AttachmentAdded', data: { ...file, slot } }] : refuse('attachment_limit_reached');
      }
      case 'RemoveAttachment': {
        const { orderId, by, at } = command;
        const { lineId, slot, sha256 } = fileIn(state, command);
        return [{ type: 'AttachmentRemoved', data: { orderId, lineId, slot, sha256, by, at } }];
      }
      case 'ReviewAttachment': {
        const { orderId, by, at, verdict, reason } = command;
        const { lineId, slot, sha256, personId, review } = fileIn(state, command);
        // The slot may have been given to another file since it was looked at.
        if (sha256 !== command.sha256) return refuse('attachment_changed');
        if (verdict === 'rejected' && !reason) return refuse('attachment_reason_required', {}, 'invalid');
        if (review?.verdict === verdict && review.reason === reason) return [];
        return [{ type: 'AttachmentReviewed', data: { orderId, lineId, slot, sha256, personId, verdict, reason, by, at } }];
      }
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    const { lineId, slot } = event.data;
    const others = state.files.filter((file) => file.lineId !== lineId || file.slot !== slot);
    switch (event.type) {
      case 'AttachmentAdded': {
        const { sha256, personId } = event.data;
        return { files: [...others, { lineId, slot, sha256, personId }] };
      }
      case 'AttachmentRemoved':
        return { files: others };
      case 'AttachmentReviewed': {
        const { verdict, reason } = event.data;
        return { files: state.files.map((file) => (others.includes(file) ? file : { ...file, review: { verdict, reason } })) };
      }
      default:
        return unreachable(event);
    }
  },
};

const fileIn = ({ files }: AttachmentState, { lineId, slot }: { readonly lineId: string; readonly slot: number }): AttachedFile =>
  files.find((file) => file.lineId === lineId && file.slot === slot) ?? notFound('attachment_not_found');
