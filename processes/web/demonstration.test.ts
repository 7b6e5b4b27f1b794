import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { GATEWAY_PATH, serveDemonstration, STRIP_PATH, withStrip } from './demonstration.ts';

const listening = async (server: Server): Promise<string> => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

describe('the demonstration', () => {
  const asked: string[] = [];
  const gateway = createServer((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => void (body += part.toString()));
    req.on('end', () => {
      asked.push(`${req.method} ${req.url} ${body}`.trim());
      res.setHeader('content-security-policy', "frame-ancestors 'self'");
      res.writeHead(req.method === 'POST' ? 400 : 200, { 'content-type': 'text/html' }).end('<p>card</p>');
    });
  });
  let shop: Server;
  let url = '';

  beforeAll(async () => {
    const app = express();
    serveDemonstration(app, await listening(gateway));
    shop = createServer(app);
    url = await listening(shop);
  });
  beforeEach(() => void asked.splice(0));
  afterAll(() => Promise.all([gateway, shop].map((server) => new Promise((resolve) => server.close(resolve)))));

  it('shows the gateway’s pages under the shop’s own address, as the gateway made them', async () => {
    const page = await fetch(`${url}${GATEWAY_PATH}/fields?lng=fr`);
    expect([page.status, await page.text(), page.headers.get('content-security-policy')]).toEqual([
      200,
      '<p>card</p>',
      "frame-ancestors 'self'",
    ]);
    const body = JSON.stringify({ number: '4242' });
    const token = await fetch(`${url}${GATEWAY_PATH}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(token.status).toBe(400);
    expect(asked).toEqual(['GET /fields?lng=fr', `POST /tokens ${body}`]);
  });

  it.each([
    '/v1/authorisations?key=a',
    '/v1/authorisations/r1/capture',
    '/health',
    '/fonts/../v1/x',
    '/challenge/',
    '/v1/clock',
  ])('passes on nothing that is for the shop alone, such as %s', async (path) => {
    expect((await fetch(`${url}${GATEWAY_PATH}${path}`)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('says whom one can enter as, by a script that its documents name', async () => {
    const script = await (await fetch(`${url}${STRIP_PATH}`)).text();
    for (const name of ['ben', 'dana', 'helen', 'emile']) expect(script).toContain(`"userName":"${name}"`);
    expect(withStrip('<html><body><p>x</p></body></html>')).toBe(
      `<html><body><p>x</p><script src="${STRIP_PATH}" defer></script></body></html>`,
    );
  });
});
