import { ApiError } from '#contracts/client.ts';
import { definitionOf, type SettingName } from '#contracts/setting/setting-definitions.ts';
import { client } from '#admin/lib/client.ts';
import { changedMeanwhile } from '#admin/lib/message-of.ts';
import { shownValue, typedValue, wantedOf } from './setting-value.ts';

/** Values as they are shown and typed, by setting. */
export type ShownSettings = Partial<Record<SettingName, string>>;

/**
 * Changes settings one after the other, each from what was seen.
 * @throws ApiError of the first that is refused, with its name; those before it are changed, and saving again skips them
 */
export async function saveSettings(
  { seen, changed }: { readonly seen: ShownSettings; readonly changed: ShownSettings },
  locale: string,
  t: (key: string) => string,
): Promise<void> {
  for (const [name, text] of Object.entries(changed) as [SettingName, string][]) {
    const { type } = definitionOf(name);
    const [from, to] = [seen[name] ?? '', text].map((shown) => typedValue(type, shown, locale)) as [string, string];
    try {
      await client.post('admin/setting/change', { name, from, to });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const present = changedMeanwhile(error)?.['value'];
      const params = {
        ...error.answer.params,
        field: name,
        ...(typeof present === 'string' ? { present: { [name]: shownValue(type, present, locale) } } : {}),
      };
      const wanted = error.status === 400 ? wantedOf(type, locale, t) : undefined;
      throw new ApiError(error.status, { ...error.answer, params, ...(wanted ? { message: wanted } : {}) });
    }
  }
}
