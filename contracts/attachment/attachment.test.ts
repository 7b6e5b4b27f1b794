import { isBase64 } from './attachment.ts';

describe('base64', () => {
  it('is what a file comes in, however large', () => {
    const large = Buffer.alloc(30_000_000, 1).toString('base64');
    expect(isBase64(large)).toBe(true);
    expect(isBase64(`${large.slice(0, -4)}a.bc`)).toBe(false);
  });
  it.each(['QQ==', 'QUI=', 'QUJD', ''])('is %p', (text) => expect(isBase64(text)).toBe(true));
  it.each(['QQ=', 'Q===', 'Q=Q=', '=QQQ', 'QQ Q', 'QQQé'])('is not %p', (text) => expect(isBase64(text)).toBe(false));
});
