import { matches } from './matches.ts';

describe('the search of settings', () => {
  const texts = ['PaymentTermDays', 'Délai de paiement', 'Jours avant l’échéance'];
  it.each(['', 'delai', 'PAIEMENT délai', 'termdays', 'jours paiement'])('"%s" finds it', (wanted) =>
    expect(matches(wanted, texts)).toBe(true),
  );
  it('asks for every word', () => expect(matches('délai devise', texts)).toBe(false));
});
