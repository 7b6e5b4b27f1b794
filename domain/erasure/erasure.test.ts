import { erasure, type ErasureCommand } from './erasure.decider.ts';
import type { ErasureEvent } from './erasure.events.ts';

const [contactId, accountId, by, at] = ['7', 'a1', 'contact:7', '2026-03-03T15:00:00.000Z'];
const requested: ErasureEvent = {
  type: 'ErasureRequested',
  data: { contactId, accountId, by, dueOn: '2026-03-17', at },
};
const erased: ErasureEvent = { type: 'PersonErased', data: { contactId, at } };
const completed: ErasureEvent = { type: 'ErasureCompleted', data: { contactId, at } };
const withdrawn: ErasureEvent = { type: 'ErasureWithdrawn', data: { contactId, by, at } };

const request: ErasureCommand = { type: 'RequestErasure', contactId, accountId, by, dueOn: '2026-03-17', at };
const erase = (today: string): ErasureCommand => ({ type: 'RecordErased', contactId, today, at });
const withdraw: ErasureCommand = { type: 'WithdrawErasure', contactId, by, at };
const complete: ErasureCommand = { type: 'CompleteErasure', contactId, at };

const decided = (history: readonly ErasureEvent[], command: ErasureCommand) =>
  erasure.decide(command, history.reduce(erasure.evolve, erasure.initialState));

describe('the erasure of a person', () => {
  it('is requested once', () => {
    expect(decided([], request)).toEqual([requested]);
    expect(decided([requested], request)).toEqual([]);
  });

  it('may be withdrawn until it is done, and requested again', () => {
    expect(decided([requested], withdraw)).toEqual([withdrawn]);
    expect(decided([requested, withdrawn], request)).toEqual([requested]);
    expect(() => decided([requested, erased], withdraw)).toThrow('erasure_over');
  });

  it('is done on its day and not before', () => {
    expect(() => decided([requested], erase('2026-03-16'))).toThrow('erasure_not_due');
    expect(decided([requested], erase('2026-03-17'))).toEqual([erased]);
  });

  it('is done to nobody who did not ask, or who withdrew', () => {
    expect(() => decided([], erase('2026-03-17'))).toThrow('erasure_not_requested');
    expect(() => decided([requested, withdrawn], erase('2026-03-17'))).toThrow('erasure_not_requested');
  });

  it('is done once, and complete once nothing that was made of events says anything of them', () => {
    expect(decided([requested, erased], erase('2026-03-18'))).toEqual([]);
    expect(() => decided([requested], complete)).toThrow('erasure_not_requested');
    expect(decided([requested, erased], complete)).toEqual([completed]);
    expect(decided([requested, erased, completed], complete)).toEqual([]);
    expect(() => decided([requested, erased, completed], request)).toThrow('erasure_over');
  });
});
