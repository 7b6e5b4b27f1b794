import type { captchaOperations } from '#contracts/captcha/captcha.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { translate } from '#platform/kernel/texts/texts.ts';

export const captchaQueries: Handlers<typeof captchaOperations, 'query'> = {
  async 'Store/getcaptcha'(_input, { services, language }) {
    const { addends, ...captcha } = await services.captchas.make();
    const [first, second] = addends;
    return { ...captcha, question: translate(language, 'newsletter')('captchaQuestion', { first, second }) };
  },
  async 'Store/ValidateCustomCaptcha/{a}/{b}'({ a, b }, { services }) {
    return { valid: await services.captchas.isRight(a, b) };
  },
};
