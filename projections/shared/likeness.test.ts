import { companyDomain, nameKey, taxKey } from './likeness.ts';

describe('what tells that two accounts are one company', () => {
  it('is the name without accents, punctuation and legal form', () => {
    expect(nameKey('Ateliers Mécaniques Laurentide Inc.')).toBe('ateliers mecaniques laurentide');
    expect(nameKey('ATELIERS MECANIQUES LAURENTIDE, LTÉE')).toBe('ateliers mecaniques laurentide');
  });
  it('is the whole name where it is nothing but a legal form', () => expect(nameKey('Le Co.')).toBe('le co'));
  it('is the tax number without its punctuation', () => expect(taxKey('123 456 789 rt-0001')).toBe('123456789RT0001'));
  it('is the domain of an e-mail address, unless everybody has one there', () => {
    expect(companyDomain('ada@Works.example')).toBe('works.example');
    expect(companyDomain('ada@gmail.com')).toBe('');
  });
});
