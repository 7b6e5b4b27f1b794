import { useState } from 'react';
import type { FieldErrors } from '#storefront/lib/validation.ts';

/** What a form sends along that a captcha guards; `asks` tells whether this one is. */
export function useCaptchaAnswer(asks: boolean) {
  const [turn, setTurn] = useState(0);
  return {
    asks,
    /** For the field: after each answer that was sent it shows another challenge. */
    turn,
    /** Sends the form with what was entered, or says that it lacks it. A challenge that was sent is used up, whatever the answer is. */
    async sendWith<T>(
      captcha: string,
      send: (entered: { captcha: string; captchatext: string }, lacking: FieldErrors) => Promise<T>,
    ): Promise<T> {
      const isLacking = asks && !captcha.trim();
      // As the field has kept it, whose code comes once somebody begins to write.
      const captchatext = asks ? (localStorage.getItem('captchatext') ?? '') : '';
      const answer = await send({ captcha, captchatext }, isLacking ? { captcha: 'Captcha_Required' } : {});
      if (!isLacking) setTurn((count) => count + 1);
      return answer;
    },
  };
}
