import { specificationFor } from '#domain/testing/decider-specification.ts';
import { work } from './work.decider.ts';
import type { WorkEvent } from './work.events.ts';

const given = specificationFor(work);
const workId = 'quote.q1';
const [me, other] = ['staff:1', 'staff:2'];
const [now, until, nineHoursLater] = [
  '2026-03-03T08:00:00.000Z',
  '2026-03-03T16:00:00.000Z',
  '2026-03-03T17:00:00.000Z',
];
const claimed: WorkEvent = { type: 'WorkClaimed', data: { workId, by: me, at: now, until } };

describe('a piece of work', () => {
  it('is claimed by one', () => given().when({ type: 'Claim', workId, by: me, at: now, until }).then(claimed));
  it('is claimed once', () => given(claimed).when({ type: 'Claim', workId, by: me, at: now, until }).thenNothing());
  it('is not claimed or released by another', () => {
    given(claimed).when({ type: 'Claim', workId, by: other, at: now, until }).thenRefused('work_claimed', { by: me });
    given(claimed).when({ type: 'Release', workId, by: other, at: now, until }).thenRefused('work_claimed');
  });
  it('is free again once it was released', () => {
    const released: WorkEvent = { type: 'WorkReleased', data: { workId, by: me, at: now } };
    given(claimed).when({ type: 'Release', workId, by: me, at: now, until }).then(released);
    given(claimed, released)
      .when({ type: 'Claim', workId, by: other, at: now, until })
      .then({ type: 'WorkClaimed', data: { workId, by: other, at: now, until } });
  });
  it('is free again when nobody released it for a working day', () =>
    given(claimed)
      .when({ type: 'Claim', workId, by: other, at: nineHoursLater, until })
      .then({ type: 'WorkClaimed', data: { workId, by: other, at: nineHoursLater, until } }));
  it('is assigned to a colleague, who then has it', () => {
    const assign = { type: 'Assign', workId, by: me, at: now, until, to: other } as const;
    const assigned: WorkEvent = { type: 'WorkAssigned', data: { workId, to: other, by: me, at: now, until } };
    given()
      .when({ ...assign, seen: '' })
      .then(assigned);
    given(assigned).when({ type: 'Claim', workId, by: me, at: now, until }).thenRefused('work_claimed', { by: other });
    given(assigned).when({ type: 'Claim', workId, by: other, at: now, until }).thenNothing();
  });
  it('is not taken from a colleague by who has not seen that they have it', () => {
    const assign = { type: 'Assign', workId, by: me, at: now, until, to: me } as const;
    given({ type: 'WorkClaimed', data: { workId, by: other, at: now, until } })
      .when({ ...assign, seen: '' })
      .thenRefused('work_claimed', { by: other });
    given({ type: 'WorkClaimed', data: { workId, by: other, at: now, until } })
      .when({ ...assign, seen: other })
      .then({ type: 'WorkAssigned', data: { workId, to: me, by: me, at: now, until } });
  });
});
