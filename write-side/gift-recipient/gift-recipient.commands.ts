import type { giftRecipientOperations } from '#contracts/gift-recipient/gift-recipient.ts';
import { giftRecipient } from '#domain/gift-recipient/gift-recipient.decider.ts';
import { giftRecipientStream, type GiftRecipient } from '#domain/gift-recipient/gift-recipient.events.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { lineToChange } from '#platform/kernel/operations/line-to-change.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';

export const giftRecipientCommands: Handlers<typeof giftRecipientOperations, 'command'> = {
  async 'cart/namegiftrecipient'(
    { OrderId: orderId, LineId: lineId, Name: name, Email: email, Message: message, LetterOn: letterOn },
    context,
  ) {
    const personId = await lineToChange({ orderId, lineId }, 'gift_recipient_closed', context);
    await context.run(giftRecipient, giftRecipientStream(orderId), {
      ...({ type: 'NameGiftRecipients', orderId, personId, today: shopDay(context.now), at: context.now } as const),
      lines: [{ lineId, name, email, message, letterOn }],
    });
    return { message: 'success' };
  },
};

export const giftRecipientFunctions = {
  /** Copies those of a cart's lines to lines of another cart that they were joined with, which keep their own. */
  async copy(
    {
      fromOrderId,
      orderId,
      personId,
      lines,
    }: {
      readonly fromOrderId: string;
      readonly orderId: string;
      readonly personId: string;
      readonly lines: readonly { readonly fromLineId: string; readonly lineId: string }[];
    },
    context: OperationContext,
  ): Promise<void> {
    const [from, there] = await Promise.all([
      context.load(giftRecipient, giftRecipientStream(fromOrderId)),
      context.load(giftRecipient, giftRecipientStream(orderId)),
    ]);
    const today = shopDay(context.now);
    const named = lines.flatMap(({ fromLineId, lineId }) => {
      const recipient = from.state.get(fromLineId);
      if (!recipient || there.state.has(lineId)) return [];
      return [{ lineId, ...recipient, letterOn: recipient.letterOn < today ? today : recipient.letterOn }];
    });
    if (!named.length) return;
    const command = { type: 'NameGiftRecipients', orderId, personId, lines: named, today, at: context.now } as const;
    await context.run(giftRecipient, giftRecipientStream(orderId), command, { actor: personId });
  },
};

export const giftRecipientStates = {
  /** By line; of a line that is divided among several places by the id that it had in the cart. */
  async ofOrder(
    { orderId }: { readonly orderId: string },
    context: OperationContext,
  ): Promise<{ readonly recipients: ReadonlyMap<string, GiftRecipient> }> {
    return { recipients: (await context.load(giftRecipient, giftRecipientStream(orderId))).state };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly giftRecipient: FunctionsOf<typeof giftRecipientFunctions>;
  }
  interface States {
    readonly giftRecipient: FunctionsOf<typeof giftRecipientStates>;
  }
}
