import { checkPlace } from './check-place.ts';

const place = (city: string, state: string, zip: string) => ({ city, state, zip });

describe('an address in the United States', () => {
  it.each([
    place('Burlington', 'VT', '05401'),
    place('burlington', 'VT', '05401-1234'),
    place('New York', 'NY', '10001'),
    place('Saint Louis', 'MO', '63101'),
    place('St. Louis', 'MO', '63101'),
    // A town whose post has another one's code.
    place('South Burlington', 'VT', '05401'),
  ])('is known: %j', async (known) => expect(await checkPlace(known)).toEqual({ outcome: 'known' }));

  it('is told the town of its code where there is no such town', async () =>
    expect(await checkPlace(place('Burlingtown', 'VT', '05401'))).toEqual({
      outcome: 'other',
      suggestions: [place('Burlington', 'VT', '05401')],
    }));

  it('is told the town of its code, and the codes of its town, where they are far from one another', async () => {
    const answer = await checkPlace(place('Springfield', 'IL', '60601'));
    expect(answer).toMatchObject({ outcome: 'other' });
    const [first, ...others] = answer.outcome === 'other' ? answer.suggestions : [];
    expect(first).toEqual(place('Chicago', 'IL', '60601'));
    expect(others).toHaveLength(3);
    for (const { city, zip } of others) expect([city, zip.slice(0, 3)]).toEqual(['Springfield', '627']);
  });

  it('is told the codes of its town where its own is none', async () => {
    const answer = await checkPlace(place('Montpelier', 'VT', '05699'));
    expect(answer).toMatchObject({ outcome: 'other' });
    expect(answer.outcome === 'other' && answer.suggestions).toContainEqual(place('Montpelier', 'VT', '05602'));
  });

  it('is unknown where nothing of it is', async () =>
    expect(await checkPlace(place('Nowhereville', 'VT', '05998'))).toEqual({ outcome: 'unknown' }));
});
