import { specificationFor } from '#domain/testing/decider-specification.ts';
import { effect } from './effect.decider.ts';
import type { EffectEvent } from './effect.events.ts';

const given = specificationFor(effect);
const of = {
  effectId: 'email-buyer-when-order-placed.e1.0',
  job: 'email-buyer-when-order-placed',
  by: 'staff:1',
  at: '2026-03-03T08:00:00.000Z',
};
const retried: EffectEvent = { type: 'EffectRetried', data: of };
const givenUp: EffectEvent = { type: 'EffectGivenUp', data: { ...of, reason: 'the buyer was called' } };

describe('an effect that needs a person', () => {
  it('is tried again as often as staff say', () =>
    given(retried)
      .when({ type: 'Retry', ...of })
      .then(retried));
  it('is given up with a reason', () =>
    given(retried)
      .when({ type: 'GiveUp', ...of, reason: 'the buyer was called' })
      .then(givenUp));
  it('is given up once, and for good', () => {
    given(givenUp)
      .when({ type: 'GiveUp', ...of, reason: 'again' })
      .thenNothing();
    given(givenUp)
      .when({ type: 'Retry', ...of })
      .thenRefused('effect_given_up');
  });
  it('is put off with a reason, to a moment to come', () => {
    const putOff = (until: string) => ({ type: 'PutOff', ...of, until, reason: 'their mail server is down' }) as const;
    const tomorrow = '2026-03-04T08:00:00.000Z';
    given(retried)
      .when(putOff(tomorrow))
      .then({ type: 'EffectPutOff', data: { ...of, until: tomorrow, reason: 'their mail server is down' } });
    given().when(putOff('2026-03-03T07:59:00.000Z')).thenRefused('put_off_past');
    given(givenUp).when(putOff(tomorrow)).thenRefused('effect_given_up');
  });
});
