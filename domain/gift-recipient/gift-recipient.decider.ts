import type { Decider } from '#domain/shared/decider.ts';
import { addDays } from '#domain/shared/day.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { GIFT_RECIPIENT_LIMITS, type GiftRecipient, type GiftRecipientEvent } from './gift-recipient.events.ts';

export type RecipientOfLine = GiftRecipient & { readonly lineId: string };

/** `today` is a day of the shop's calendar, YYYY-MM-DD. */
export interface NameGiftRecipients {
  readonly type: 'NameGiftRecipients';
  readonly orderId: string;
  readonly personId: string;
  readonly lines: readonly RecipientOfLine[];
  readonly today: string;
  readonly at: string;
}

/** By line. */
export type GiftRecipientState = ReadonlyMap<string, GiftRecipient>;

/** @throws DomainError gift_letter_day_past, gift_letter_day_too_late */
export const giftRecipient: Decider<GiftRecipientState, NameGiftRecipients, GiftRecipientEvent> = {
  initialState: new Map(),

  decide({ orderId, personId, lines, today, at }, state) {
    const last = addDays(today, GIFT_RECIPIENT_LIMITS.days);
    return lines
      .filter(({ lineId, ...named }) => !isSame(state.get(lineId), named))
      .map((line): GiftRecipientEvent => {
        if (line.letterOn < today) refuse('gift_letter_day_past', {}, 'invalid');
        if (line.letterOn > last) refuse('gift_letter_day_too_late', { day: last }, 'invalid');
        return { type: 'GiftRecipientNamed', data: { orderId, personId, ...line, at } };
      });
  },

  evolve(state, { data: { lineId, name, email, message, letterOn } }) {
    return new Map(state).set(lineId, { name, email, message, letterOn });
  },
};

const isSame = (before: GiftRecipient | undefined, now: GiftRecipient): boolean =>
  before !== undefined &&
  (['name', 'email', 'message', 'letterOn'] as const).every((field) => before[field] === now[field]);
