import { createHash } from 'node:crypto';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { useSessionSettings } from '#platform/kernel/http/cookies.ts';
import type { Application } from '../application.ts';
import { createPages, inlineHashesOf, type Storefront } from './pages.ts';
import { ordinaryDeadlines } from '#platform/kernel/runtime/deadlines.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content security policy of a kept page (security.md S18)', () => {
  const html =
    '<html><head><style nonce="n1">a{}</style><script nonce="n1">start()</script><script nonce="n1" src="/a.js"></script></head><body><script>evil()</script><p><script nonce="kept">evil()</script></p></body></html>';

  it('lists what the renderer wrote, and nothing that came into the page otherwise', () => {
    expect(inlineHashesOf(html, 'n1')).toEqual([hashOf('a{}'), hashOf('start()')]);
  });
});

describe('a page of somebody whose session cannot be read', () => {
  it('says that the shop is away for a moment, as a page', async () => {
    const pool = { query: () => Promise.reject(new Error('Connection terminated unexpectedly')) };
    const storefront: Pick<Storefront, 'renderUnavailable'> = {
      renderUnavailable: (language) => Buffer.from(`<p>away ${language}</p>`),
    };
    const app = express();
    useSessionSettings(app, { tls: false, idleMinutes: () => 30 });
    app.get(
      '/*path',
      createPages(
        {
          pool,
          log: pino({ level: 'silent' }),
          read: { mirror: () => new Map() },
          services: { deadlines: ordinaryDeadlines },
        } as unknown as Application,
        storefront as Storefront,
        'http://localhost',
        undefined,
        { rightsOf: () => Promise.resolve(''), hasPassed: () => true },
      ),
    );
    const answer = await request(app)
      .get('/category/bearings')
      .set('cookie', 'mw_shop=somebody')
      .set('accept-language', 'fr');
    expect(answer.status).toBe(503);
    expect(answer.type).toBe('text/html');
    expect(answer.text).toBe('<p>away fr</p>');
  });
});
