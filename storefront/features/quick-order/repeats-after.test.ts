import { repeatsAfter } from './repeats-after.ts';

describe('a code before the camera', () => {
  it('counts once while it stays there', () => {
    const isNew = repeatsAfter(1_000);
    expect([0, 100, 900, 1_700].map((now) => isNew('6205', now))).toEqual([true, false, false, false]);
  });
  it('counts again once it was away', () => {
    const isNew = repeatsAfter(1_000);
    expect([0, 1_000].map((now) => isNew('6205', now))).toEqual([true, true]);
  });
  it('counts beside another', () => {
    const isNew = repeatsAfter(1_000);
    expect([isNew('6205', 0), isNew('6306', 1), isNew('6205', 2)]).toEqual([true, true, false]);
  });
});
