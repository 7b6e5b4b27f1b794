import { api } from '#contracts/api.ts';
import en from '#locales/en/admin-history.json' with { type: 'json' };
import fr from '#locales/fr/admin-history.json' with { type: 'json' };

const disclosing = Object.entries(api)
  .filter(([, operation]) => 'discloses' in operation && operation.discloses !== 'nobody')
  .map(([route]) => route);

it.each([
  ['English', en],
  ['French', fr],
])('the auditor reads in %s through which screen personal data were shown', (_language, { accessLog }) => {
  // What is applied of a file of people is on record by its job.
  expect(Object.keys(accessLog.through).sort()).toEqual([...disclosing, 'admin/import/start'].sort());
});
