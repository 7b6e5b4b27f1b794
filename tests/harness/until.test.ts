import { until } from './until.ts';

describe('a wait of a test', () => {
  it('ends with what it waited for', async () => {
    let looks = 0;
    expect(await until(async () => ((looks += 1) < 3 ? undefined : looks))).toBe(3);
  });
  it('says what never came true', () =>
    expect(until(async () => undefined, 'the mail', 0)).rejects.toThrow('the mail never came true'));
});
