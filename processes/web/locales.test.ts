import express from 'express';
import request from 'supertest';
import { failureOf, Refusal } from '#platform/kernel/failure/refusal.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import type { RateLimits } from '#platform/adapters/security/rate-limits.ts';
import { textVersion } from '#platform/kernel/texts/texts.ts';
import { serveLocales } from './locales.ts';

const served = (consume: RateLimits['consume'] = () => Promise.resolve()) => {
  const told: object[] = [];
  const log = { warn: (what: object) => void told.push(what) } as unknown as Log;
  const app = express();
  serveLocales(app, log, { consume });
  app.use((error: unknown, _req: express.Request, res: express.Response, _next: express.NextFunction) => {
    const { status, answer } = failureOf(error instanceof Refusal ? error : new Refusal(400, 'bad_request'), 'en', log);
    res.status(status).json(answer);
  });
  return { app, told };
};

describe('text files', () => {
  it('are kept for good under today’s version, and asked for again under any other', async () => {
    const { app } = served();
    const kept = await request(app).get(`/locales/fr/cart.json?v=${textVersion()}`);
    expect(kept.headers['cache-control']).toContain('immutable');
    expect(kept.body).toHaveProperty('title');
    const other = await request(app).get('/locales/fr/cart.json?v=old');
    expect(other.headers['cache-control']).toBe('no-cache');
  });
});

describe('a key without a text', () => {
  it('is told once, whoever meets it', async () => {
    const { app, told } = served();
    for (let n = 0; n < 3; n += 1)
      await request(app).post('/locales/add/fr/cart').send({ 'no.such': 'no.such' }).expect(204);
    expect(told).toEqual([{ language: 'fr', namespace: 'cart', key: 'no.such' }]);
  });

  it.each([
    ['a language that the shop does not speak', '/locales/add/de/cart', { a: 'a' }],
    ['a namespace that is not there', '/locales/add/fr/..%2fx', { a: 'a' }],
    ['what is no text', '/locales/add/fr/cart', { a: { b: 1 } }],
    ['a key that is too long', '/locales/add/fr/cart', { ['k'.repeat(201)]: '' }],
    ['too many keys', '/locales/add/fr/cart', Object.fromEntries([...Array(51).keys()].map((n) => [`k${n}`, '']))],
  ])('is refused with %s', async (_what, path, body) => {
    const { app, told } = served();
    await request(app).post(path).send(body).expect(400);
    expect(told).toEqual([]);
  });

  it('is heard so often a minute from one address, whatever is sent', async () => {
    const addresses: string[] = [];
    const { app, told } = served(async ({ name, perSeconds }, address) => {
      expect([name, perSeconds]).toEqual(['locales/add', 60]);
      addresses.push(address);
      await Promise.resolve();
      if (addresses.length > 1) throw new Refusal(429, 'too_many_requests', 60);
    });
    await request(app).post('/locales/add/fr/cart').send({ first: '' }).expect(204);
    await request(app).post('/locales/add/fr/cart').send('not even JSON').expect(429);
    expect(new Set(addresses).size).toBe(1);
    expect(told).toEqual([{ language: 'fr', namespace: 'cart', key: 'first' }]);
  });
});
