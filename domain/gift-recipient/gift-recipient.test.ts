import { specificationFor } from '#domain/testing/decider-specification.ts';
import { giftRecipient } from './gift-recipient.decider.ts';
import { giftRecipientEvents, type GiftRecipientEvent } from './gift-recipient.events.ts';

const given = specificationFor(giftRecipient);
const at = '2026-11-25T12:00:00.000Z';
const ada = { lineId: '1', name: 'Ada', email: 'ada@example.com', message: 'Enjoy', letterOn: '2026-12-24' };
const named = (more: Partial<typeof ada> = {}): GiftRecipientEvent => ({
  type: 'GiftRecipientNamed',
  data: { orderId: 'o1', personId: 'guest:1', ...ada, ...more, at },
});
const name = (more: Partial<typeof ada> = {}) =>
  ({
    ...({ type: 'NameGiftRecipients', orderId: 'o1', personId: 'guest:1', today: '2026-11-25', at } as const),
    lines: [{ ...ada, ...more }],
  }) as const;

describe('who gets the gift certificates of a line', () => {
  it('can be named and changed, each once', () => {
    given().when(name()).then(named());
    given(named()).when(name()).thenNothing();
    given(named())
      .when(name({ message: 'Happy birthday' }))
      .then(named({ message: 'Happy birthday' }));
    given(named())
      .when(name({ lineId: '2' }))
      .then(named({ lineId: '2' }));
  });
  it('has their letter today or later, at most a year ahead', () => {
    given()
      .when(name({ letterOn: '2026-11-24' }))
      .thenRefused('gift_letter_day_past');
    given()
      .when(name({ letterOn: '2026-11-25' }))
      .then(named({ letterOn: '2026-11-25' }));
    given()
      .when(name({ letterOn: '2027-11-25' }))
      .then(named({ letterOn: '2027-11-25' }));
    given()
      .when(name({ letterOn: '2027-11-26' }))
      .thenRefused('gift_letter_day_too_late');
  });
  it('is sealed in the events', () =>
    expect(giftRecipientEvents.personal).toEqual({
      GiftRecipientNamed: { person: 'personId', fields: ['name', 'email', 'message'] },
    }));
});
