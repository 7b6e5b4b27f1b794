import { isSmall, parseBody } from './parse-body.ts';

const parse = (text: string) => parseBody.work(new TextEncoder().encode(text));

describe('a large body', () => {
  it('of a few fields is read, whatever their size', () =>
    expect(parse(`{"path":"checkout/upload","data":{"FileData":"${'A'.repeat(1_000_000)}"}}`)).toMatchObject({
      value: { path: 'checkout/upload' },
    }));
  it.each([
    ['that is no JSON', '{'],
    ['of very many values', `[${'0,'.repeat(1_000)}0]`],
    ['of very many fields', `{${Array.from({ length: 1_000 }, (_, n) => `"a${n}":0`).join()}}`],
  ])('%s is not', (_what, text) => expect(parse(text)).toBeUndefined());
  it('that is deeper than a stack is counted without one', () => {
    let deep: unknown = 0;
    for (let n = 0; n < 200_000; n++) deep = [deep];
    expect(isSmall(deep, 1_000_000)).toBe(true);
    expect(isSmall(deep)).toBe(false);
  });
});
