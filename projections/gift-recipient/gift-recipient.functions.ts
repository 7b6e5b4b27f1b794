import type { GiftRecipient } from '#domain/gift-recipient/gift-recipient.events.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { giftRecipients } from './gift-recipients.ts';

export const giftRecipientFunctions = (read: ReadSide) => ({
  /** Who gets the gift certificates of a cart's or an order's lines, by line. */
  async ofOrder(
    { orderId }: { readonly orderId: string },
    context: OperationContext,
  ): Promise<{ readonly recipients: Readonly<Record<string, GiftRecipient>> }> {
    return { recipients: (await read.rows(giftRecipients, [orderId], context)).get(orderId)?.recipients ?? {} };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly giftRecipient: FunctionsOf<ReturnType<typeof giftRecipientFunctions>>;
  }
}
