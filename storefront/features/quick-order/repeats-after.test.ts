import { repeatsAfter } from './repeats-after.ts';

const counted = (...looks: readonly string[]) => looks.map(repeatsAfter(2));

describe('a code before the camera', () => {
  it('counts once while it stays there', () => expect(counted('6205', '6205', '6205')).toEqual([true, false, false]));

  it('counts once though a look missed it', () => expect(counted('6205', '', '6205')).toEqual([true, false, false]));

  it('counts again once it was away', () =>
    expect(counted('6205', '', '', '6205')).toEqual([true, false, false, true]));

  it('counts beside another', () => expect(counted('6205', '6306', '6205')).toEqual([true, true, false]));
});
