import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { gatewayOf } from '#platform/adapters/config/config.ts';
import { asRefusal } from '#platform/kernel/http/as-refusal.ts';
import { createApi } from '#platform/kernel/http/api.ts';
import { languageOf } from '#platform/kernel/http/language.ts';
import { sessionOf } from '#platform/adapters/session/session-of.ts';
import { useSessionSettings } from '#platform/kernel/http/cookies.ts';
import { createSecurity } from '#platform/kernel/http/security.ts';
import { createSharedCache, noCache } from '#platform/kernel/http/shared-cache.ts';
import { createAddressCounts } from '#platform/shop/visits/address-counts.ts';
import { createMissedSearches } from '#platform/shop/visits/missed-searches.ts';
import { createHealth, type Health } from '#platform/kernel/health/health.ts';
import { countRequests, traceRequests } from '#platform/adapters/observability/observed-requests.ts';
import { failureOf, Refusal } from '#platform/kernel/failure/refusal.ts';
import { mirroredReadModels, settingValue, shopLanguages } from '#projections/registry.ts';
import type { Application } from '../application.ts';
import { serveBuyerPage } from './buyer-page.ts';
import { serveGatewayHook } from './gateway-hook.ts';
import { createReadiness, webChecks } from './health.ts';
import { serveApiDocs } from './api-docs.ts';
import { compressedAssets } from './compressed-assets.ts';
import { serveDemonstration, withStrip } from './demonstration.ts';
import { serveLocales } from './locales.ts';
import { serveLocalMailbox } from './local-mailbox.ts';
import { pastCutOff } from '#projections/calendar/calendar.queries.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { createReaderRights } from './reader-rights.ts';
import { serveDocuments } from './documents.ts';
import { serveFeed } from './feed.ts';
import { createOpening } from './opening.ts';
import { ownOrigin } from './own-origin.ts';
import { createPages, type Storefront } from './pages.ts';
import { bannersOfDay, serveBannerPictures } from './banners.ts';
import { sendPlaceholder } from './placeholder.ts';
import { paymentFrames, servePaymentPages } from './payment-pages.ts';
import { servePictures } from './serve-pictures.ts';
import { serveMissedSearches } from './missed-searches.ts';
import { serveMissingAddresses } from './missing-addresses.ts';
import { serveRedirects } from './redirects.ts';
import { serveSecurityText } from './security-text.ts';
import { serveSitemap } from './sitemap.ts';
import { serveStripeHook } from './stripe-hook.ts';
import { serveUnsubscribe } from './unsubscribe.ts';

const YEAR = 365 * 86_400_000;
const DAY = 86_400_000;
/** The browser counts scrolling and moving the mouse too (spec 4), and ends the session itself. */
const IDLE_GRACE = 5;

export function createWeb(
  application: Application,
  storefront: Storefront,
  origin: string,
  health: Health = createHealth(webChecks(application)),
): Express {
  const { config, dispatcher, pool, log, read, services, changes, now } = application;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY);
  app.set('etag', false);
  app.set('query parser', 'simple');
  useSessionSettings(app, {
    tls: origin.startsWith('https:'),
    idleMinutes: () => Number(settingValue(read, 'DefaultTimeOut')) + IDLE_GRACE,
  });

  const { metrics, tracing } = application.observability;
  countRequests(app, metrics);
  if (tracing.isOn) app.use(traceRequests(tracing));
  const gateway = gatewayOf(config);
  const isDemonstration = config.DEMONSTRATION;
  app.use(createSecurity({ frames: paymentFrames(config), tls: origin.startsWith('https:') }));
  app.use(refuseOddPaths);
  app.get('/health/live', (_req, res) => void res.json({ status: 'live' }));
  app.get('/health/ready', createReadiness(health));
  if (gateway) serveGatewayHook(app, application, gateway.webhookSecret);
  serveStripeHook(app, application);
  if (isDemonstration) serveDemonstration(app, gateway?.url);
  if (config.EMBEDDED && !config.SMTP_URL) serveLocalMailbox(app, pool);

  const mirrors = mirroredReadModels.map((model) => read.mirror(model));
  // Prices hold from a day on, and answers name the day on which goods ship, which is another one past the cut-off.
  const isPastCutOff = pastCutOff(read);
  const version = config.CACHE
    ? () =>
        `${mirrors.reduce((sum, mirror) => sum + mirror.generation, 0)} ${shopDay(now())} ${isPastCutOff(now())} ${bannersOfDay(read, now())}`
    : undefined;
  const { rightsOf, hasPassed } = createReaderRights(application);
  const isOwnOrigin = ownOrigin(origin, isDemonstration);
  servePaymentPages(app, application, isOwnOrigin);
  serveApiDocs(app, origin);
  const opening = createOpening(application, storefront);
  app.use(
    '/api',
    createApi({
      dispatcher,
      sessionOf: (req, kind) => sessionOf(pool, req, kind),
      log,
      countCall: (name, most, address) => services.limits.consume({ name, most, perSeconds: 60 }, address),
      isOwnOrigin,
      threads: services.threads,
      deadlines: services.deadlines,
      noteRefusal: (refusal) => services.securityLog.note({ kind: 'refused', ...refusal }),
      cache: version ? createSharedCache<Buffer>({ version, changes, bytesOf: (answer) => answer.length }) : noCache(),
      rightsOf,
      hasPassed,
      mayEnter: opening.mayEnter,
      languages: () => shopLanguages(read),
    }),
  );

  serveUnsubscribe(app, application);

  const root = process.cwd();
  app.use(
    '/assets',
    compressedAssets(join(root, 'dist/client/assets')),
    express.static(join(root, 'dist/client/assets'), { immutable: true, maxAge: YEAR, index: false, redirect: false }),
  );
  app.use('/pictures', opening.gate);
  // A letter, and the preview of one, is a document of no origin; who may see the shop may see its pictures anywhere.
  app.use('/pictures', (_req, res, next) => {
    res.setHeader('cross-origin-resource-policy', 'cross-origin');
    next();
  });
  serveBannerPictures(app, application);
  app.use(
    '/pictures/drawings',
    express.static(join(config.MILLWRIGHT_DATA, 'drawings'), { maxAge: DAY, index: false, redirect: false }),
  );
  servePictures(app, read, services.blobs);
  app.use('/pictures', express.static(join(root, 'demo/pictures'), { maxAge: DAY, index: false, redirect: false }));
  app.get('/pictures/*path', sendPlaceholder);
  serveLocales(app, log, services.limits);
  app.use('/admin/assets', compressedAssets(join(root, 'dist/admin/assets')));
  serveBuyerPage(app, application, storefront, origin);
  app.use(
    '/admin',
    express.static(join(root, 'dist/admin'), {
      index: false,
      redirect: false,
      setHeaders: (res, path) =>
        void (path.includes('/assets/') && res.setHeader('cache-control', 'public, max-age=31536000, immutable')),
    }),
  );
  const desk = join(root, 'dist/admin/index.html');
  app.get(['/admin', '/admin/*path'], async (_req, res) => {
    res.set('cache-control', 'no-cache');
    if (isDemonstration) res.type('html').send(withStrip(await readFile(desk, 'utf8')));
    else res.sendFile(desk);
  });
  app.use(opening.gate);
  const counts = createAddressCounts(pool, log, services.clock);
  serveMissingAddresses(app, counts, services.limits, isOwnOrigin);
  serveMissedSearches(app, createMissedSearches(pool, log, services.clock), services.limits, isOwnOrigin);
  app.use(serveRedirects(application, counts));
  serveSitemap(app, application, origin, version);
  serveFeed(app, application, origin);
  serveDocuments(app, application);
  serveSecurityText(app, config.SECURITY_CONTACT, origin);

  const pages = createPages(application, storefront, origin, version, { rightsOf, hasPassed }, (req) =>
    counts.count('missing', req.originalUrl, req.get('referer')),
  );
  app.get(['/', '/*path'], pages);
  // A form sent by a browser without JavaScript: the page says that it needs it. Nothing of the form is read.
  app.post(['/', '/*path'], (req, res) => res.redirect(303, req.originalUrl));
  app.use(() => {
    throw new Refusal(405, 'method_not_allowed');
  });
  app.use((error: unknown, req: Request, res: Response, _next: NextFunction) => {
    const { status, answer } = failureOf(asRefusal(error), languageOf(req), log);
    if (!res.headersSent) res.status(status).set('cache-control', 'no-store').json(answer);
  });
  return app;
}

/**
 * A path that a browser would read as another host's is nobody's: links made of it would lead there (security.md S21).
 */
function refuseOddPaths({ path }: Request, _res: Response, next: NextFunction): void {
  if (/\\|\/\//.test(path) && (path.startsWith('//') || new URL(path, 'http://shop').pathname.startsWith('//')))
    throw new Refusal(404, 'not_found');
  next();
}
