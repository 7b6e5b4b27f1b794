import { createServer } from 'node:http';
import express from 'express';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { listen } from '#platform/kernel/http/listen.ts';
import { securityText, serveSecurityText } from './security-text.ts';

const origin = 'https://shop.example';

describe('/.well-known/security.txt', () => {
  it('says whom to write to, in which languages, and until when that holds (RFC 9116)', () => {
    expect(securityText('mailto:security@shop.example', origin, new Date('2026-11-22T10:00:00Z'))).toBe(
      'Contact: mailto:security@shop.example\nExpires: 2027-02-20T10:00:00.000Z\nCanonical: https://shop.example/.well-known/security.txt\nPreferred-Languages: en, fr\n',
    );
  });

  it.each([
    ['mailto:security@shop.example', 200],
    [undefined, 404],
  ] as const)('with the contact %s is answered %i', async (contact, status) => {
    const app = express();
    serveSecurityText(app, contact, origin);
    const port = await freePort();
    const server = await listen(createServer(app), port, '127.0.0.1', 'test');
    const response = await fetch(`http://127.0.0.1:${port}/.well-known/security.txt`);
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual(
      status === 200 ? [200, 'text/plain'] : [404, undefined],
    );
    await server.close();
  });
});
