// Send to friend (spec 2, 5, 7, 8): a letter with a product to somebody whom the sender names.
import { captchaAnswer } from '../captcha/captcha.ts';
import { defineOperations } from '../shared/operation.ts';
import { done, email, itemNumber, personName } from '../shared/shared.ts';
import { z } from 'zod';

export const recommendationOperations = defineOperations({
  'store/sendtofriend': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    setting: 'SendToFriendAllowed',
    perMinute: 10,
    summary: 'Sends a product to a friend by e-mail',
    input: z.strictObject({
      ProductId: itemNumber,
      Name: personName.meta({ description: 'Of the sender' }),
      Email: email.meta({ description: 'Of the sender', examples: ['ada@example.com'] }),
      FriendName: personName,
      FriendEmail: email.meta({ examples: ['bo@example.com'] }),
      ...captchaAnswer,
    }),
    output: done,
  },
});
