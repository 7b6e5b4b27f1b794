// Captcha (spec 3, 5, 7): names as in the specification, the answer on the server only (decision 0049).
import { z } from 'zod';
import { defineOperations } from '../shared/operation.ts';
import { none, text } from '../shared/shared.ts';

/** What a form sends along that a captcha guards. */
export const captchaAnswer = {
  captcha: text(20).default('').meta({ description: 'What the picture shows, or the answer to the question' }),
  captchatext: text(200).default('').meta({ description: 'The challenge, as Store/getcaptcha named it' }),
};

export const captchaOperations = defineOperations({
  'Store/getcaptcha': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    perMinute: 30,
    summary: 'A challenge that tells people from machines: a picture, and a question for who does not see it',
    input: none,
    output: z.object({
      base64Data: z.string().meta({ description: 'PNG' }),
      captchatext: z.string().meta({ description: 'Names the challenge: signed, good once and for ten minutes' }),
      question: z.string().meta({ description: 'Its answer counts as well as the letters of the picture' }),
    }),
  },
  'Store/ValidateCustomCaptcha/{a}/{b}': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    perMinute: 30,
    summary: 'Whether what was entered answers a challenge; a wrong answer ends it',
    input: z.strictObject({
      a: text(20)
        .regex(/^[A-Za-z0-9 ]*$/, 'Captcha_Required')
        .meta({ description: 'What was entered', examples: ['ACE34'] }),
      b: text(200)
        .regex(/^[A-Za-z0-9_-]{1,40}\.[0-9a-f]{1,64}$/, 'Captcha_Required')
        .meta({ description: 'The challenge', examples: ['abc.0123456789abcdef'] }),
    }),
    output: z.object({ valid: z.boolean() }),
  },
});
