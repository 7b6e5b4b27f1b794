import { settings } from '#contracts/setting/settings.ts';
import { isOnValue } from '#contracts/setting/settings.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

export interface CaptchaAnswer {
  /** What was typed. */
  readonly captcha: string;
  /** The challenge, as Store/getcaptcha named it. */
  readonly captchatext: string;
}

/** A challenge counts once (spec 5). @throws DomainError Captcha_Required where the shop asks for one */
export async function requireCaptcha(
  { captcha, captchatext }: CaptchaAnswer,
  { queries, services }: OperationContext,
): Promise<void> {
  const { value } = await queries.setting.value({ name: settings.captchaValidation });
  if (isOnValue(value) && !(await services.captchas.redeem(captcha, captchatext)))
    refuse('Captcha_Required', {}, 'invalid');
}
