import type { OfReference } from '#contracts/payment/method/by-reference.ts';
import { isOnValue } from '#contracts/setting/settings.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** The dealer's words in the reader's language, else in the other. */
export async function wordsOf({ words }: OfReference, { queries, language }: OperationContext): Promise<string> {
  const { value } = await queries.setting.value({ name: words[language] });
  return value || (await queries.setting.value({ name: words[language === 'en' ? 'fr' : 'en'] })).value;
}

/** Everybody may pay so where the dealer has switched it on. */
export const offeredBySetting =
  (settings: OfReference) =>
  async (_accountId: string, context: OperationContext): Promise<{ words: string } | undefined> => {
    const { value } = await context.queries.setting.value({ name: settings.offered });
    return isOnValue(value) ? { words: await wordsOf(settings, context) } : undefined;
  };
