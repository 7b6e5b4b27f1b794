import { textFor } from './refusal-text.ts';

describe('the text of a refusal', () => {
  it('says days and months as people write them', () => {
    expect(textFor('erasure_not_due', 'en', { day: '2026-12-30' })).toContain('30 December 2026');
    expect(textFor('erasure_not_due', 'fr', { day: '2026-12-01' })).toContain('1 décembre 2026');
    expect(textFor('month_not_over', 'fr', { month: '2026-08' })).toContain('août 2026');
  });
  it('leaves whatever is no day as it stands', () =>
    expect(textFor('erasure_not_due', 'en', { day: '2026-13-30' })).toContain('2026-13-30'));
});
