import { JsonText, valueOf } from './json-text.ts';

describe('an answer that is JSON already', () => {
  it('reads as what it was made of', () => {
    expect(JsonText.of({ a: [1, 'é'] }).read()).toEqual({ a: [1, 'é'] });
    expect(new JsonText<number[]>(Buffer.from('[1,2]')).read()).toEqual([1, 2]);
    expect(JsonText.array<unknown>([JsonText.of<unknown>(1), JsonText.of<unknown>('"')]).read()).toEqual([1, '"']);
  });
  it('is an object of fields that are JSON already and of others; undefined ones are left out', () => {
    const whole = JsonText.object<{ a: number; 'b"c': string[]; d?: string | undefined }>({
      a: 1,
      'b"c': JsonText.of(['x']),
      d: undefined,
    });
    expect(whole.read()).toEqual({ a: 1, 'b"c': ['x'] });
    expect(String(whole.bytes)).toBe('{"a":1,"b\\"c":["x"]}');
  });
  it('knows nothing when it sees it', () => {
    expect([JsonText.of(null), new JsonText(Buffer.from('null'))].map(({ isNull }) => isNull)).toEqual([true, true]);
    expect([JsonText.of('null'), JsonText.of(1234)].map(({ isNull }) => isNull)).toEqual([false, false]);
  });
  it('is a value where a value is wanted', () => {
    expect([valueOf(JsonText.of(1)), valueOf(2)]).toEqual([1, 2]);
  });
});
