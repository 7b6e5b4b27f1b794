import { api } from '#contracts/api.ts';
import en from '#locales/en/admin-history.json' with { type: 'json' };
import fr from '#locales/fr/admin-history.json' with { type: 'json' };

const looks = Object.entries(api)
  .filter(([, operation]) => 'looksAt' in operation && operation.looksAt !== 'nobody')
  .map(([route]) => route);

it.each([
  ['English', en],
  ['French', fr],
])('the auditor reads in %s through what every look went', (_language, { look }) => {
  expect(Object.keys(look.through).sort()).toEqual(looks.sort());
});
