import en from '#locales/en/admin-effect.json';
import fr from '#locales/fr/admin-effect.json';
import { reactions } from '#workers/registry.ts';

describe.each(reactions.map(({ job }) => [job.name]))('the job %s', (name) => {
  it('has a name that staff understand, in both languages', () => {
    expect(Object.keys(en.job)).toContain(name);
    expect(Object.keys(fr.job)).toContain(name);
  });
});
