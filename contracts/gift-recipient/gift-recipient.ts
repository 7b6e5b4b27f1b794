// Who gets the gift certificates of a line of a cart, which goes with it into the order.
import { z } from 'zod';
import { GIFT_RECIPIENT_LIMITS } from '#domain/gift-recipient/gift-recipient.events.ts';
import { defineOperations, shoppers } from '../shared/operation.ts';
import { day, done, email, id, personName, text } from '../shared/shared.ts';

export const giftRecipientOperations = defineOperations({
  'cart/namegiftrecipient': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    refusesCardNumbers: true,
    summary: 'Says who gets the gift certificates of a line of an own cart, with what words and on what day',
    input: z.strictObject({
      OrderId: id,
      LineId: id,
      Name: personName,
      Email: email,
      Message: text(GIFT_RECIPIENT_LIMITS.message),
      LetterOn: day.meta({ description: 'The day on which the letter goes out, today or later, at most a year ahead' }),
    }),
    output: done,
  },
});
