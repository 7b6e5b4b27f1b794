import { translateIn } from '../../testing/translate.ts';
import { conflictRows, inputsOf } from './conflict-rows.ts';

const form = document.createElement('form');
form.innerHTML = `
  <label>Street *<input name="address.street"></label>
  <label>City<input name="address.city"></label>
  <label for="en">Name (English)</label><input id="en" name="name.en">
  <div class="MuiFormControl-root"><label>Day</label><input type="hidden" name="hours.0.day"></div>
  <label>Opens<input name="hours.0.opens"></label>
  <label>Refund per order<input name="limits.refundAmount" data-scale="100"></label>`;

const rows = (language: 'en' | 'fr', name: string, theirs: unknown, mine: unknown) =>
  conflictRows(name, 'The whole', theirs, mine, {
    inputOf: inputsOf(form),
    locale: language,
    t: translateIn(language),
  }).map(({ label, theirs: now, mine: own }) => [label, now, own]);

describe('a field that two people have changed', () => {
  it('is shown by those of its parts that differ, each as its input is called', () =>
    expect(
      rows(
        'en',
        'address',
        { street: '1 King', city: 'Laval', unit: '' },
        { street: '2 Queen', city: 'Laval', unit: '' },
      ),
    ).toEqual([['Street', '1 King', '2 Queen']]));

  it('is shown whole, by its own name, where a part that differs has no input', () =>
    expect(rows('en', 'address', { street: '1 King', unit: 'a' }, { street: '1 King', unit: '' })).toEqual([
      ['The whole', 'Street: 1 King; a', 'Street: 1 King; –'],
    ]));

  it('has a line for each of several things, and calls what stands in a row that is not there as its neighbours', () =>
    expect(
      rows(
        'fr',
        'hours',
        [{ day: 'lundi', opens: '8:00' }],
        [
          { day: 'lundi', opens: '8:00' },
          { day: 'mardi', opens: '' },
        ],
      ),
    ).toEqual([
      [
        'The whole',
        'Day\u00a0: lundi; Opens\u00a0: 8:00',
        'Day\u00a0: lundi; Opens\u00a0: 8:00\nDay\u00a0: mardi; Opens\u00a0: –',
      ],
    ]));

  it('is a number as its input shows it, and a yes or no in words', () => {
    expect(rows('fr', 'limits', { refundAmount: 50_050 }, {})).toEqual([['Refund per order', '500,5', '–']]);
    expect(rows('fr', 'active', true, false)).toEqual([['The whole', 'Oui', 'Non']]);
  });
});
