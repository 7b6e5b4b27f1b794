import { randomBytes } from 'node:crypto';
import { ERASED, seal, unseal } from './seal.ts';

const key = randomBytes(32);
const address = { city: 'Montréal', lines: { first: '1 Main St' } };

describe('a sealed value', () => {
  it('has the same bytes for the same value in the same event, so that an append can be repeated', () => {
    expect(seal(address, key, 'ada:Moved:address', 'event-1')).toEqual(
      seal(address, key, 'ada:Moved:address', 'event-1'),
    );
  });

  it('has other bytes, and another initialisation vector, in another event, field, person or with another value', () => {
    const ivs = [
      seal(address, key, 'ada:Moved:address', 'event-1'),
      seal(address, key, 'ada:Moved:address', 'event-2'),
      seal(address, key, 'ada:Moved:name', 'event-1'),
      seal(address, randomBytes(32), 'ada:Moved:address', 'event-1'),
      seal({ ...address, city: 'Québec' }, key, 'ada:Moved:address', 'event-1'),
    ].map(({ $sealed }) => $sealed.slice(0, 16));
    expect(new Set(ivs).size).toBe(ivs.length);
  });

  it('opens with its key and context only, and keeps its shape without', () => {
    const sealed = seal(address, key, 'ada:Moved:address', 'event-1');
    expect(unseal(sealed, key, 'ada:Moved:address')).toEqual(address);
    expect(() => unseal(sealed, key, 'bob:Moved:address')).toThrow();
    expect(unseal(sealed, undefined, 'ada:Moved:address')).toEqual({ city: ERASED, lines: { first: ERASED } });
  });
});
