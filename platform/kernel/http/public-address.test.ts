import { addressProblem, isLocalAddress } from './public-address.ts';

describe('the public address of a shop', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1', 'https://192.168.1.4', 'https://[::1]', 'https://shop.lan'])(
    'is nobody else\u2019s: %s',
    (origin) => expect(isLocalAddress(origin)).toBe(true),
  );
  it.each(['https://shop.example', 'https://8.8.8.8', 'https://10.example'])('is everybody\u2019s: %s', (origin) =>
    expect(isLocalAddress(origin)).toBe(false),
  );
  it('is neither tried where it is local, nor without TLS', async () => {
    const never = () => {
      throw new Error('it was asked');
    };
    expect(await addressProblem('http://localhost:3000', '/', never)).toBe('local');
    expect(await addressProblem('http://shop.example', '/', never)).toBe('plain');
  });
  it('says where nothing answers', async () =>
    expect(await addressProblem('https://nobody.example', '/', () => true)).toBe('unreachable'));
});
