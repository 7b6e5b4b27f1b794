import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import {
  ATTACHMENT_LIMITS,
  ATTACHMENT_SLOTS,
  type AttachmentEvent,
  type AttachmentSlot,
  type Verdict,
} from './attachment.events.ts';

interface FileOfLine {
  readonly lineId: string;
  readonly personId: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

interface AttachedFile extends FileOfLine {
  readonly slot: AttachmentSlot;
  readonly review?: { readonly verdict: Verdict; readonly reason: string };
}

export interface AttachmentState {
  readonly files: readonly AttachedFile[];
}

interface Slot {
  readonly lineId: string;
  readonly slot: number;
}

export type AttachmentCommand = { readonly orderId: string; readonly by: string; readonly at: string } & (
  | ({ readonly type: 'AddAttachment' } & FileOfLine)
  /**
   * Files that come along with lines of another cart: what a line has already, or the cart has no room for, stays
   * behind.
   */
  | { readonly type: 'TakeAlong'; readonly files: readonly FileOfLine[] }
  | ({ readonly type: 'RemoveAttachment' } & Slot)
  /** The lines are gone, and their files with them. */
  | { readonly type: 'RemoveWithLines'; readonly lineIds: readonly string[] }
  | ({
      readonly type: 'ReviewAttachment';
      readonly sha256: string;
      readonly verdict: Verdict;
      readonly reason: string;
    } & Slot)
);

/** Spec 4 and 5: a file takes the first empty of a line's 5 slots; staff review each. */
export const attachment: Decider<AttachmentState, AttachmentCommand, AttachmentEvent> = {
  initialState: { files: [] },

  decide(command, state) {
    switch (command.type) {
      case 'AddAttachment': {
        const { type: _, ...file } = command;
        const slot = freeSlot(state, file.lineId);
        if (!slot) return refuse('attachment_limit_reached');
        if (!hasRoom(state, file.size))
          return refuse('attachments_full', {
            files: ATTACHMENT_LIMITS.filesOfOrder,
            megabytes: ATTACHMENT_LIMITS.bytesOfOrder / 1_000_000,
          });
        return [{ type: 'AttachmentAdded', data: { ...file, slot } }];
      }
      case 'TakeAlong':
        return takeAlong(command, state);
      case 'RemoveWithLines': {
        const { orderId, lineIds, by, at } = command;
        return state.files
          .filter(({ lineId }) => lineIds.includes(lineId))
          .map(({ lineId, slot, sha256 }) => ({
            type: 'AttachmentRemoved',
            data: { orderId, lineId, slot, sha256, by, at },
          }));
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
        return [
          { type: 'AttachmentReviewed', data: { orderId, lineId, slot, sha256, personId, verdict, reason, by, at } },
        ];
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
        const { personId, fileName, contentType, size, sha256 } = event.data;
        return { files: [...others, { lineId, slot, personId, fileName, contentType, size, sha256 }] };
      }
      case 'AttachmentRemoved':
        return { files: others };
      case 'AttachmentReviewed': {
        const { verdict, reason } = event.data;
        return {
          files: state.files.map((file) => (others.includes(file) ? file : { ...file, review: { verdict, reason } })),
        };
      }
      default:
        return unreachable(event);
    }
  },
};

/** The limit holds for all lines of a cart together (security.md S13). */
const hasRoom = ({ files }: AttachmentState, size: number): boolean =>
  files.length < ATTACHMENT_LIMITS.filesOfOrder &&
  files.reduce((sum, file) => sum + file.size, size) <= ATTACHMENT_LIMITS.bytesOfOrder;

const freeSlot = ({ files }: AttachmentState, lineId: string): AttachmentSlot | undefined =>
  ATTACHMENT_SLOTS.find((free) => !files.some((taken) => taken.lineId === lineId && taken.slot === free));

function takeAlong(
  { orderId, by, at, files }: Extract<AttachmentCommand, { type: 'TakeAlong' }>,
  state: AttachmentState,
): AttachmentEvent[] {
  const added: AttachmentEvent[] = [];
  let after = state;
  for (const file of files) {
    const slot = freeSlot(after, file.lineId);
    if (
      !slot ||
      !hasRoom(after, file.size) ||
      after.files.some(({ lineId, sha256 }) => lineId === file.lineId && sha256 === file.sha256)
    )
      continue;
    const event: AttachmentEvent = { type: 'AttachmentAdded', data: { orderId, by, at, ...file, slot } };
    added.push(event);
    after = attachment.evolve(after, event);
  }
  return added;
}

const fileIn = (
  { files }: AttachmentState,
  { lineId, slot }: { readonly lineId: string; readonly slot: number },
): AttachedFile =>
  files.find((file) => file.lineId === lineId && file.slot === slot) ?? notFound('attachment_not_found');
