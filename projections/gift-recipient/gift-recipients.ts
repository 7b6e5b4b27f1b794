import {
  giftRecipientStream,
  type GiftRecipient,
  type GiftRecipientEvent,
} from '#domain/gift-recipient/gift-recipient.events.ts';
import { defineReadModel } from '#platform/kernel/read-model/read-model.ts';

export interface GiftRecipientRow {
  readonly order_id: string;
  /** By line. */
  readonly recipients: Readonly<Record<string, GiftRecipient>>;
}

export const giftRecipients = defineReadModel<GiftRecipientRow, GiftRecipientEvent>({
  name: 'gift_recipient',
  version: 1,
  key: 'order_id',
  columns: { order_id: 'text', recipients: 'jsonb' },
  streams: ({ order_id }) => [giftRecipientStream(order_id)],
  on: {
    GiftRecipientNamed: ({ data: { orderId, lineId, name, email, message, letterOn } }) => ({
      key: orderId,
      apply: (row: GiftRecipientRow | undefined): GiftRecipientRow => ({
        order_id: orderId,
        recipients: { ...row?.recipients, [lineId]: { name, email, message, letterOn } },
      }),
    }),
  },
});
