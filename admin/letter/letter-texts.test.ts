import { settingNames } from '#contracts/setting/setting-definitions.ts';
import en from '#locales/en/admin-letter.json' with { type: 'json' };
import enSettings from '#locales/en/admin-setting.json' with { type: 'json' };
import fr from '#locales/fr/admin-letter.json' with { type: 'json' };
import frSettings from '#locales/fr/admin-setting.json' with { type: 'json' };

it.each([
  ['English', en, enSettings],
  ['French', fr, frSettings],
])('where a letter goes names settings in %s as the page of the settings does', (_language, texts, { of: setting }) => {
  const said = JSON.stringify(texts);
  expect(settingNames.filter((name) => new RegExp(`\\b${name}\\b`).test(said))).toEqual([]);
  for (const name of ['QuoteDeskEmail', 'OrderDeskEmail'] as const) expect(said).toContain(setting[name].label);
});
