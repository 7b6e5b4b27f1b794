import { createCommandIds } from './command-id.ts';

const counted = () => {
  let n = 0;
  return createCommandIds(() => `id-${(n += 1)}`);
};

describe('the id of a command', () => {
  it('is the same for a retry after a lost answer', () => {
    const ids = counted();
    expect(ids.idFor({ OrderId: 'a', OrderTotal: 100 })).toBe('id-1');
    expect(ids.idFor({ OrderId: 'a', OrderTotal: 100 })).toBe('id-1');
  });

  it('is new once the server has decided', () => {
    const ids = counted();
    ids.idFor({ OrderId: 'a' });
    ids.settled();
    expect(ids.idFor({ OrderId: 'a' })).toBe('id-2');
  });

  it('is new for other input', () => {
    const ids = counted();
    ids.idFor({ OrderId: 'a', OrderTotal: 100 });
    expect(ids.idFor({ OrderId: 'a', OrderTotal: 120 })).toBe('id-2');
  });
});
