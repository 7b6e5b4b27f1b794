import { countiesOf } from './counties.ts';

describe('counties', () => {
  it('are those of a state of the United States, by name', async () => {
    expect(await countiesOf('Delaware')).toEqual(['Kent', 'New Castle', 'Sussex']);
    expect(await countiesOf('Texas')).toHaveLength(254);
    expect(await countiesOf('Quebec')).toEqual([]);
  });
});
