import en from '#locales/en/admin-effect.json';
import fr from '#locales/fr/admin-effect.json';
import { FAILURE_CODES } from '#platform/kernel/failure/named-failure.ts';
import { policies } from '#workers/registry.ts';

describe.each(policies.map(({ job }) => [job.name]))('the job %s', (name) => {
  it('has a name that staff understand, in both languages', () => {
    expect(Object.keys(en.job)).toContain(name);
    expect(Object.keys(fr.job)).toContain(name);
  });
});

it.each(FAILURE_CODES)('staff read why an attempt failed in both languages: %s', (code) => {
  expect(Object.keys(en.because)).toContain(code);
  expect(Object.keys(fr.because)).toContain(code);
});
