// What only the demonstration has (decision 0056): the strip by which a visitor enters as somebody, and the payment
// gateway's pages under the shop's own address, so that it works by whatever address the shop is reached.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express, type Request, type Response } from 'express';
import { headers } from '#contracts/client.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';

export const GATEWAY_PATH = '/gateway';
export const STRIP_PATH = '/demonstration/strip.js';

const shopper = { password: DEMO_PASSWORD, path: 'account/login', leadsTo: '/profile/dashboard' } as const;
const staff = { password: DEMO_PASSWORD, path: 'admin/session/login', leadsTo: '/admin' } as const;
const people = [
  { ...shopper, userName: 'ben', role: { en: 'Buyer', fr: 'Acheteur' } },
  { ...staff, userName: 'dana', role: { en: 'CSR', fr: 'Représentante' } },
  { ...staff, userName: 'helen', role: { en: 'Manager', fr: 'Gestionnaire' } },
  { ...staff, userName: 'emile', role: { en: 'Auditor', fr: 'Auditeur' }, leadsTo: '/admin/history' },
];

/** What of the gateway is for browsers. */
const PAGES = /^\/(fields|tokens|bank-account|bank-tokens|fonts\/[\w-]+\.woff2|challenge\/[\w-]{1,64})$/;
const CARD_BYTES = '8kb';

export function serveDemonstration(app: Express, gatewayUrl: string | undefined): void {
  const script = readFileSync(join(process.cwd(), 'demo/strip/strip.js'), 'utf8').replace('/* filled in */', () =>
    JSON.stringify({ people, client: headers.client }),
  );
  app.get(STRIP_PATH, (_req, res) => void res.set('cache-control', 'no-cache').type('js').send(script));
  if (gatewayUrl === undefined) return;
  app.use(GATEWAY_PATH, express.text({ type: 'application/json', limit: CARD_BYTES }), (req, res) =>
    passOn(gatewayUrl, req, res),
  );
}

/** The page with the strip's script, for documents that no renderer makes. */
export const withStrip = (html: string): string =>
  html.replace('</body>', `<script src="${STRIP_PATH}" defer></script></body>`);

async function passOn(gatewayUrl: string, req: Request, res: Response): Promise<void> {
  if (!PAGES.test(req.path) || !['GET', 'POST'].includes(req.method)) return void res.status(404).end();
  const answer = await fetch(`${gatewayUrl}${req.url}`, {
    method: req.method,
    headers: { 'content-type': 'application/json', 'accept-language': req.get('accept-language') ?? '' },
    ...(req.method === 'POST' ? { body: typeof req.body === 'string' ? req.body : '{}' } : {}),
  });
  for (const name of [
    'content-type',
    'content-security-policy',
    'referrer-policy',
    'x-content-type-options',
    'cache-control',
  ]) {
    const value = answer.headers.get(name);
    if (value === null) res.removeHeader(name);
    else res.set(name, value);
  }
  res.removeHeader('x-frame-options');
  res.status(answer.status).end(Buffer.from(await answer.arrayBuffer()));
}
