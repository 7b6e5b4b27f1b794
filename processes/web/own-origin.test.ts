import type { Request } from 'express';
import { ownOrigin } from './own-origin.ts';

const reached = (headers: Readonly<Record<string, string>>) =>
  ({ get: (name: string) => headers[name] }) as unknown as Request;
const here = 'http://localhost:4000';

describe('a page of the shop', () => {
  const isOwn = ownOrigin(here, false);

  it('is one of its own origin', () => expect(isOwn(here, reached({ host: 'localhost:4000' }))).toBe(true));
  it.each([
    ['another host that leads here', 'http://127.0.0.1:4000', { host: '127.0.0.1:4000' }],
    ['a name that was made to lead here', 'http://evil.example', { host: 'evil.example' }],
    ['a host that somebody forwards', 'https://a.example', { host: 'localhost:4000', 'x-forwarded-host': 'a.example' }],
    ['none', 'null', { host: 'localhost:4000' }],
  ])('is none of %s', (_what, origin, headers) => expect(isOwn(origin, reached(headers))).toBe(false));
});

describe('a page of the demonstration', () => {
  const isOwn = ownOrigin(here, true);

  it.each([
    ['the address that was printed', here, { host: 'localhost:4000' }],
    ['the machine’s number', 'http://127.0.0.1:4000', { host: '127.0.0.1:4000' }],
    ['a container’s host', 'http://docker:8080', { host: 'docker:8080' }],
    [
      'a forwarded port',
      'https://x-4000.dev.example',
      { host: 'localhost:4000', 'x-forwarded-host': 'x-4000.dev.example' },
    ],
  ])('is one at %s', (_what, origin, headers) => expect(isOwn(origin, reached(headers))).toBe(true));
  it.each([
    ['another site', 'https://evil.example', { host: 'localhost:4000' }],
    ['another port', 'http://127.0.0.1:8080', { host: '127.0.0.1:4000' }],
    ['no origin at all', 'null', { host: 'localhost:4000' }],
  ])('is none at %s', (_what, origin, headers) => expect(isOwn(origin, reached(headers))).toBe(false));
});
