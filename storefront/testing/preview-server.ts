// Shows the built storefront on fixtures: `PORT=4300 npx tsx storefront/testing/preview-server.ts [--build]`.
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { buildStorefront } from '../build/build-storefront.ts';
import type { RenderRequest, RenderResult } from '../app/entry-server.tsx';
import { isApiError } from '../lib/api-error.ts';
import { asLanguage } from '../lib/language.ts';
import { createFakeClient, createFakeState } from './fake-client.ts';
import { contact, guest } from './fixtures.ts';

interface Server {
  render(request: RenderRequest): Promise<RenderResult>;
  renderUnavailable(language: string, nonce: string): string;
}

const outDir = process.env.OUT_DIR ?? 'dist';
const pictures = process.env.PICTURES ?? 'demo/pictures';
if (process.argv.includes('--build')) await buildStorefront(outDir);
const server = (await import(resolve(outDir, 'storefront-server/entry-server.js'))) as Server;

const state = createFakeState(guest);
const client = createFakeClient(state);
const app = express();
app.use('/assets', express.static(resolve(outDir, 'client/assets'), { immutable: true, maxAge: '1y' }));
app.use('/locales', express.static(resolve('locales')));
app.use('/pictures', express.static(resolve(pictures)));
app.use(express.json());

const answer = async (response: express.Response, work: () => Promise<unknown>) => {
  try {
    response.json(await work());
  } catch (error) {
    if (!isApiError(error)) throw error;
    response.status(error.status).json(error.answer);
  }
};
app.get('/api/get', async (request, response) => {
  const { route, ...input } = request.query as Record<string, string>;
  const [, parent, id] =
    /^(cart\/getcartdetails|account\/statelist|Category\/GetCategoryDetails)\/(.+)$/.exec(route ?? '') ?? [];
  await answer(response, () =>
    client.get((parent ? `${parent}/{id}` : route) as never, { ...input, ...(id && { id }) } as never),
  );
});
app.post('/api/post', async (request, response) => {
  const { path, data } = request.body as { path: string; data: object };
  await answer(response, () => client.post(path as never, data as never));
});
app.get('/as/:who', (request, response) => {
  state.user = request.params.who === 'contact' ? contact : guest;
  response.redirect('/');
});
app.use(async (request, response) => {
  const cookie = /(?:^|; )i18next=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  const language = asLanguage(String(request.query.lng ?? cookie ?? 'en'));
  const nonce = randomBytes(12).toString('base64');
  const user = await client.get('account/getusercontext', {});
  const result =
    request.path === '/unavailable'
      ? { kind: 'page' as const, status: 503, html: server.renderUnavailable(language, nonce) }
      : await server.render({
          url: request.originalUrl,
          origin: `http://${request.headers.host}`,
          language,
          client,
          nonce,
          user,
        });
  if (result.kind === 'redirect') return response.redirect(result.status, result.location);
  response.status(result.status).set({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-security-policy': `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; frame-src http://127.0.0.1:4399; object-src 'none'; base-uri 'none'`,
  });
  return response.send(gzipSync(result.html));
});
const port = Number(process.env.PORT ?? 4300);
app.listen(port, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${port}\n`));
