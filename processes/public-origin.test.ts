import type { Config } from '#platform/adapters/config/config.ts';
import { shopOrigin } from './public-origin.ts';

const config = (PUBLIC_ORIGIN: string | undefined, TRUST_PROXY: number) =>
  ({ PUBLIC_ORIGIN, TRUST_PROXY, PORT: 4000 }) as Config;

describe('the shop behind TLS', () => {
  it('does not start without knowing the proxy in front of it (security.md S17)', () =>
    expect(() => shopOrigin(config('https://shop.example', 0))).toThrow('TRUST_PROXY'));
  it('starts when it knows it', () =>
    expect(shopOrigin(config('https://shop.example', 1))).toBe('https://shop.example'));
  it('needs none without TLS', () => expect(shopOrigin(config(undefined, 0))).toBe('http://localhost:4000'));
});
