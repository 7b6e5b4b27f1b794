import { admitting } from './security.ts';

describe('a content security policy that admits further sources', () => {
  const policy = "default-src 'self';script-src 'self' 'nonce-x';frame-src 'none'";

  it('has them behind its own, and keeps the rest as it is', () =>
    expect(admitting(policy, { 'script-src': ['https://a.example', 'https://b.example'] })).toBe(
      "default-src 'self';script-src 'self' 'nonce-x' https://a.example https://b.example;frame-src 'none'",
    ));

  it('begins a directive that it lacks with our own: without it the default would hold for nothing else', () =>
    expect(admitting(policy, { 'connect-src': ['https://a.example'] })).toBe(
      `${policy};connect-src 'self' https://a.example`,
    ));
});
