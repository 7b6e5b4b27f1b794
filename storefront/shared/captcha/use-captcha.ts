import { useCallback, useEffect, useState } from 'react';
import type { Output } from '#contracts/api.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';

export type Captcha = Output<'Store/getcaptcha'>;

/** Spec 3: the browser keeps what names the challenge; it says nothing of the answer. */
const KEY = 'captchatext';

export interface CaptchaState {
  /** Undefined while one is fetched. */
  readonly captcha: Captcha | undefined;
  readonly failed: boolean;
  /** Another picture and another question. */
  readonly refresh: () => void;
}

/** A challenge, fetched when the form needs one and again on every refresh (spec 4). */
export function useCaptcha(): CaptchaState {
  const [captcha, setCaptcha] = useState<Captcha>();
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(() => {
    setCaptcha(undefined);
    browserApi.get('Store/getcaptcha', {}).then(
      (next) => {
        setFailed(false);
        setCaptcha(next);
        localStorage.setItem(KEY, next.captchatext);
      },
      // The button to try again stays.
      () => setFailed(true),
    );
  }, []);
  useEffect(refresh, [refresh]);
  return { captcha, failed, refresh };
}

const keptCaptchaText = (): string => localStorage.getItem(KEY) ?? '';

/** A wrong answer ends the challenge; an answer that cannot be checked is checked by the form's own command. */
export async function isRightAnswer(entered: string): Promise<boolean> {
  const answer = await browserApi
    .get('Store/ValidateCustomCaptcha/{a}/{b}', { a: entered, b: keptCaptchaText() })
    .catch(() => ({ valid: true }));
  return answer.valid;
}
