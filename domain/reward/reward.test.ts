import fc from 'fast-check';
import { DomainError } from '#domain/shared/domain-error.ts';
import { sum } from '#domain/shared/money.ts';
import { reward, type RewardCommand } from './reward.decider.ts';
import type { RewardEvent } from './reward.events.ts';
import { initialState, pointsOn, type RewardState } from './reward.state.ts';

const accountId = 'ACC-1';
const today = '2026-11-27';
const earn = (points: number, expiresOn = '', shipmentId = 's1'): RewardCommand => ({
  type: 'Earn',
  accountId,
  orderId: 'o1',
  shipmentId,
  goods: points * 100,
  points,
  expiresOn,
});
const hold = (amount: number, holdId = 'h1'): RewardCommand => ({
  type: 'Hold',
  accountId,
  holdId,
  amount,
  currency: 'CAD',
  pointValue: 10,
  today,
});
const redeem: RewardCommand = { type: 'Redeem', accountId, holdId: 'h1', orderId: 'o2' };

function after(...commands: readonly RewardCommand[]): { state: RewardState; events: RewardEvent[] } {
  const events: RewardEvent[] = [];
  let state = initialState;
  for (const command of commands) {
    const decided = reward.decide(command, state);
    events.push(...decided);
    state = decided.reduce(reward.evolve, state);
  }
  return { state, events };
}
const points = (state: RewardState) => pointsOn(state, today);

describe('reward points', () => {
  it('are earned once by a shipment', () => {
    expect(points(after(earn(50), earn(50)).state)).toBe(50);
    expect(points(after(earn(50), earn(20, '', 's2')).state)).toBe(70);
  });
  it('pay as many as the amount is worth, rounded up, and are held once', () => {
    const { state, events } = after(earn(50), hold(201), hold(201));
    expect(points(state)).toBe(29);
    expect(events.filter(({ type }) => type === 'RewardPointsHeld')).toHaveLength(1);
  });
  it('pay no more than they are worth, and say how much that is', () => {
    expect(() => after(earn(50), hold(501))).toThrow(
      new DomainError('reward_balance_exceeded', { most: 500, amount: 501, currency: 'CAD' }, 'payment'),
    );
  });
  it('come back when a hold is released, and not once they are redeemed', () => {
    const release: RewardCommand = { type: 'Release', accountId, holdId: 'h1', reason: 'x' };
    expect(points(after(earn(50), hold(200), release, release).state)).toBe(50);
    expect(points(after(earn(50), hold(200), redeem, release).state)).toBe(30);
  });
  it('are not held any more by a payment that was given up before its hold came to be', () => {
    const release: RewardCommand = { type: 'Release', accountId, holdId: 'h1', reason: 'x' };
    expect(() => after(earn(50), release, hold(200))).toThrow(new DomainError('payment_timeout', {}, 'payment'));
  });
  it('come back whole with the whole money, whatever parts it came in', () => {
    const refund = (refundId: string, amount: number): RewardCommand => ({
      type: 'Refund',
      accountId,
      holdId: 'h1',
      refundId,
      amount,
      expiresOn: '',
    });
    const { state } = after(earn(50), hold(205), redeem, refund('r1', 67), refund('r1', 67), refund('r2', 138));
    expect(points(state)).toBe(50);
  });
  it('are taken back for goods that come back, below zero where they were redeemed', () => {
    const revoke = (refundId: string, goods: number): RewardCommand => ({
      type: 'Revoke',
      accountId,
      orderId: 'o1',
      refundId,
      goods,
    });
    const { state } = after(earn(50), hold(450), redeem, revoke('r1', 2_500), revoke('r1', 2_500));
    expect(points(state)).toBe(-20);
    const { state: later } = after(earn(50), hold(450), redeem, revoke('r1', 5_000), earn(60, '', 's2'));
    expect(points(later)).toBe(15);
  });
  it('expire after their last day, those that expire first are redeemed first', () => {
    const { state } = after(earn(30, '2026-11-26'), earn(30, '2026-11-27', 's2'), earn(30, '', 's3'));
    expect(points(state)).toBe(60);
    const { state: left, events } = after(
      earn(30, '2026-11-26'),
      earn(30, '2026-11-27', 's2'),
      earn(30, '', 's3'),
      hold(400),
    );
    expect(events.map(({ type }) => type)).toContain('RewardPointsExpired');
    expect(left.lots).toEqual([{ points: 20, expiresOn: '' }]);
  });
  it('go over to the account that another lives on in, once', () => {
    const { state } = after(earn(30), hold(100));
    const { adjustments: _, takenOver: __, ...balance } = state;
    const takeOver: RewardCommand = { type: 'TakeOver', accountId: 'ACC-2', from: accountId, balance };
    const taken = [takeOver, takeOver].reduce(
      (one, command) => reward.decide(command, one).reduce(reward.evolve, one),
      initialState,
    );
    expect(points(taken)).toBe(20);
    expect(taken.holds['h1']?.points).toBe(10);
    const [given] = reward.decide({ type: 'GiveOver', accountId, to: 'ACC-2' }, state);
    expect(points(reward.evolve(state, given!))).toBe(0);
  });
  it('are neither made nor lost, whatever happens in whatever order', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const amount = fc.integer({ min: 1, max: 600 });
    const command = fc.oneof(
      fc
        .record({ type: fc.constant('Earn' as const), shipmentId: id, points: fc.integer({ min: 1, max: 90 }) })
        .map(({ shipmentId, points: some }) => earn(some, '', shipmentId)),
      fc.tuple(amount, id).map(([some, holdId]) => hold(some, holdId)),
      id.map((holdId): RewardCommand => ({ type: 'Release', accountId, holdId, reason: 'x' })),
      id.map((holdId): RewardCommand => ({ type: 'Redeem', accountId, holdId, orderId: 'o2' })),
      fc.tuple(id, id, amount).map(([holdId, refundId, some]): RewardCommand => ({
        type: 'Refund',
        accountId,
        holdId,
        refundId,
        amount: some,
        expiresOn: '',
      })),
      fc
        .tuple(id, amount)
        .map(([refundId, goods]): RewardCommand => ({ type: 'Revoke', accountId, orderId: 'o1', refundId, goods })),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let state = initialState;
        let [came, went] = [0, 0];
        for (const one of commands)
          try {
            for (const event of reward.decide(one, state)) {
              if (event.type === 'RewardPointsEarned' || event.type === 'RewardPointsRefunded')
                came += event.data.points;
              if (event.type === 'RewardPointsRevoked' || event.type === 'RewardPointsHeld') went += event.data.points;
              if (event.type === 'RewardHoldReleased') went -= state.holds[event.data.holdId]?.points ?? 0;
              state = reward.evolve(state, event);
            }
          } catch (error) {
            if (!(error instanceof DomainError)) throw error;
          }
        expect(points(state)).toBe(came - went);
        const spent = sum(Object.values(state.redemptions).map((one) => one.points));
        const given = sum(Object.values(state.redemptions).map((one) => sum(Object.values(one.refunds))));
        expect(given === 0 || spent > 0).toBe(true);
      }),
    );
  });
});
