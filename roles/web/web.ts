import { join } from 'node:path';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { createApi } from '#platform/http/api.ts';
import { languageOf } from '#platform/http/language.ts';
import { openApiDocument } from '#platform/http/openapi.ts';
import { openApiPage } from '#platform/http/openapi-page.ts';
import { createRateLimits } from '#platform/http/rate-limits.ts';
import { createSecurity } from '#platform/http/security.ts';
import { shopDay } from '#platform/shop-calendar.ts';
import { createSharedCache, noCache } from '#platform/http/shared-cache.ts';
import { readMailbox } from '#platform/mail/mailer.ts';
import { failureOf } from '#platform/operations/failure.ts';
import { mirroredReadModels } from '#projections/registry.ts';
import type { Application } from '../application.ts';
import { serveBuyerPage } from './buyer-page.ts';
import { createGatewayHook } from './gateway-hook.ts';
import { createReadiness } from './health.ts';
import { compressedAssets } from './compressed-assets.ts';
import { createPages, type Storefront } from './pages.ts';
import { sendPlaceholder } from './placeholder.ts';
import { serveSitemap } from './sitemap.ts';

const YEAR = 365 * 86_400_000;
const DAY = 86_400_000;

export function createWeb(application: Application, storefront: Storefront, origin: string): Express {
  const { config, dispatcher, pool, log, read } = application;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY);
  app.set('etag', false);
  app.set('query parser', 'simple');

  app.get('/health/live', (_req, res) => void res.json({ status: 'live' }));
  app.get('/health/ready', createReadiness(application));
  app.post('/hooks/gateway', express.raw({ type: 'application/json', limit: '16kb' }), createGatewayHook(application));
  if (config.EMBEDDED && !config.SMTP_URL) app.get('/dev/mail.json', async (_req, res) => void res.json(await readMailbox(pool)));

  app.use(createSecurity({ gatewayOrigin: new URL(config.GATEWAY_URL).origin, tls: origin.startsWith('https:') }));

  const mirrors = mirroredReadModels.map((model) => read.mirror(model));
  // Answers name the day on which goods ship, so they are good for one day of the shop at most.
  const version = config.CACHE ? () => `${mirrors.reduce((sum, mirror) => sum + mirror.generation, 0)} ${shopDay(Date.now())}` : undefined;
  app.get('/api/openapi.json', (_req, res) => void res.json(openApiDocument(origin)));
  app.get('/api/docs', (req, res) => void res.type('html').send(openApiPage(openApiDocument(origin), languageOf(req), String(res.locals['nonce']))));
  app.use('/api', createApi({
    dispatcher, pool, log, rateLimits: createRateLimits(config.RATE_LIMIT_FACTOR), isOwnOrigin: (sent) => sent === origin, cache: version ? createSharedCache(version) : noCache(),
  }));

  const root = process.cwd();
  app.use('/assets', compressedAssets(join(root, 'dist/client/assets')), express.static(join(root, 'dist/client/assets'), { immutable: true, maxAge: YEAR, index: false, redirect: false }));
  app.use('/pictures/drawings', express.static(join(config.MILLWRIGHT_DATA, 'drawings'), { maxAge: DAY, index: false, redirect: false }));
  app.use('/pictures', express.static(join(root, 'demo/pictures'), { maxAge: DAY, index: false, redirect: false }));
  app.get('/pictures/*path', sendPlaceholder);
  app.use('/locales', express.static(join(root, 'locales'), { maxAge: DAY, index: false, redirect: false }));
  app.use('/admin/assets', compressedAssets(join(root, 'dist/admin/assets')));
  serveBuyerPage(app, application, storefront, origin);
  app.use('/admin', express.static(join(root, 'dist/admin'), { index: false, redirect: false, setHeaders: (res, path) => void (path.includes('/assets/') && res.setHeader('cache-control', 'public, max-age=31536000, immutable')) }));
  app.get(['/admin', '/admin/*path'], (_req, res) => res.sendFile(join(root, 'dist/admin/index.html'), { headers: { 'cache-control': 'no-cache' } }));
  serveSitemap(app, application, origin, version);

  app.get('/*path', createPages(application, storefront, origin, version));
  app.get('/', createPages(application, storefront, origin, version));
  // A form sent by a browser without JavaScript: the page says that it needs it. Nothing of the form is read.
  app.post(['/', '/*path'], (req, res) => res.redirect(303, `${origin}${req.originalUrl}`));
  app.use((error: unknown, req: Request, res: Response, _next: NextFunction) => {
    const { status, answer } = failureOf(error, languageOf(req), log);
    if (!res.headersSent) res.status(status).json(answer);
  });
  return app;
}
