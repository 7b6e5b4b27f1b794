import { differencesOf, sumsOf } from './differences.ts';
import { reconciliation, type ReconciliationCommand } from './reconciliation.decider.ts';
import type { Difference, Movement, OwnMovement, ReconciliationEvent } from './reconciliation.events.ts';

const day = { from: '2026-03-03T05:00:00.000Z', until: '2026-03-04T05:00:00.000Z' };
const noon = '2026-03-03T17:00:00.000Z';
const before = '2026-03-02T17:00:00.000Z';
const taken = (key: string, amount: number, at = noon): OwnMovement => ({
  ...{ kind: 'taken', key, amount, currency: 'CAD', at, orderId: key.slice(0, 2) },
});
const theirs = (key: string, amount: number, at = noon): Movement => ({
  ...{ kind: 'taken', key, amount, currency: 'CAD', at },
});
const faults = (differences: readonly Difference[]) =>
  differences.map(({ key, fault, ours, theirs: other }) => [key, fault, ours, other]);

describe('a provider’s list of a day', () => {
  it('agrees with ours where each has the same by the same key, whenever', () => {
    expect(differencesOf(day, [taken('o1', 500)], [theirs('o1', 500)])).toEqual([]);
    expect(differencesOf(day, [taken('o1', 500)], [theirs('o1', 500, before)])).toEqual([]);
    expect(differencesOf(day, [taken('o1', 500, before)], [theirs('o1', 500)])).toEqual([]);
  });

  it('differs by what one of us does not know, and by amounts', () => {
    const ours = [taken('o1', 500), taken('o2', 700)];
    const found = differencesOf(day, ours, [theirs('o1', 499), theirs('o3', 900)]);
    expect(faults(found)).toEqual([
      ['o1', 'amount', 500, 499],
      ['o2', 'unknown-there', 700, 0],
      ['o3', 'unknown-here', 0, 900],
    ]);
    expect(found.map(({ orderId }) => orderId)).toEqual(['o1', 'o2', '']);
  });

  it('is told apart by kind and currency, and of its day alone', () => {
    const refund: Movement = { ...theirs('o1', 500), kind: 'given-back' };
    expect(faults(differencesOf(day, [taken('o1', 500)], [theirs('o1', 500), refund]))).toEqual([
      ['o1', 'unknown-here', 0, 500],
    ]);
    expect(differencesOf(day, [taken('o1', 500)], [{ ...theirs('o1', 500), currency: 'USD' }])).toHaveLength(1);
    expect(differencesOf(day, [taken('o1', 500, before)], [theirs('o2', 500, before)])).toEqual([]);
  });

  it('adds up currency by currency', () => {
    const movements: Movement[] = [
      ...[theirs('o1', 500), theirs('o2', 700), { ...theirs('r1', 200), kind: 'given-back' as const }],
      ...[{ ...theirs('o3', 900), currency: 'USD' as const }, theirs('o4', 100, before)],
    ];
    expect(sumsOf(day, movements)).toEqual([
      { currency: 'CAD', count: 3, taken: 1_200, givenBack: 200 },
      { currency: 'USD', count: 1, taken: 900, givenBack: 0 },
    ]);
  });
});

describe('the reconciliation of a day', () => {
  const of = { provider: 'stripe', day: '2026-03-03' };
  const at = '2026-03-05T10:00:00.000Z';
  const [one, two] = differencesOf(day, [taken('o1', 500), taken('o2', 700)], []) as [Difference, Difference];
  const reconcile = (...differences: Difference[]): ReconciliationCommand => ({
    ...{ type: 'ReconcileDay', ...of, ours: [], theirs: [], differences, at },
  });
  const resolve = (differenceId: string): ReconciliationCommand => ({
    ...{ type: 'ResolveDifference', ...of, differenceId, reason: 'Taken by telephone', by: 'staff:9001', at },
  });
  const after = (...commands: ReconciliationCommand[]) =>
    commands.reduce<{ state: typeof reconciliation.initialState; events: readonly ReconciliationEvent[] }>(
      ({ state }, command) => {
        const events = reconciliation.decide(command, state);
        return { state: events.reduce(reconciliation.evolve, state), events };
      },
      { state: reconciliation.initialState, events: [] },
    );

  it('is on record even where nothing differs, and once for as long as nothing changes', () => {
    expect(after(reconcile()).events).toHaveLength(1);
    expect(after(reconcile(one), reconcile(one)).events).toEqual([]);
  });

  it('says what has come since', () => {
    expect(after(reconcile(one, two), reconcile(two)).events).toMatchObject([
      { data: { differences: [two], settled: [one.differenceId] } },
    ]);
  });

  it('keeps what somebody has explained as it is', () => {
    const { state } = after(reconcile(one, two), resolve(one.differenceId));
    expect(state.differences).toEqual([two]);
    expect(after(reconcile(one, two), resolve(one.differenceId), reconcile(one, two)).events).toEqual([]);
    expect(after(reconcile(one), resolve(one.differenceId), resolve(one.differenceId)).events).toEqual([]);
    expect(() => after(reconcile(one), resolve(two.differenceId))).toThrow('difference_not_found');
  });
});
