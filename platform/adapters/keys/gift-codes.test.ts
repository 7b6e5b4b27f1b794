import { createGiftCodes } from './gift-codes.ts';

const codes = createGiftCodes(Buffer.alloc(32, 7));

describe('the code of a gift certificate', () => {
  it('is four groups of letters and digits that nobody misreads', () =>
    expect(codes.codeOf('s1')).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/));
  it('is the same each time, and another of another seed or another shop', () => {
    expect(codes.codeOf('s1')).toBe(codes.codeOf('s1'));
    expect(codes.codeOf('s2')).not.toBe(codes.codeOf('s1'));
    expect(createGiftCodes(Buffer.alloc(32, 8)).codeOf('s1')).not.toBe(codes.codeOf('s1'));
  });
  it('leads to its certificate however it is typed', () => {
    const code = codes.codeOf('s1');
    const certificateId = codes.certificateOf(code);
    expect(certificateId).toMatch(/^[0-9a-f]{32}$/);
    const typed = [
      code.toLowerCase(),
      code.replaceAll('-', ''),
      ` ${code.replaceAll('-', ' ')} `,
      code.replaceAll('-', '–'),
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
      code.replaceAll('0', 'O').replaceAll('1', 'I'),
    ];
    for (const one of typed) expect(codes.certificateOf(one)).toBe(certificateId);
  });
  it('is none where it is too short, too long, or of other letters', () => {
    for (const typed of ['', 'ABCD', 'ABCD-EFGH-JKMN-PQRST', 'ABCD-EFGH-JKMN-PQR!', 'ABCD-EFGH-JKMN-PQRU'])
      expect(codes.certificateOf(typed)).toBeUndefined();
  });
});
