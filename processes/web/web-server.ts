import { createServer, type RequestListener, type Server } from 'node:http';
import { TimedResponse } from '#platform/adapters/observability/observed-requests.ts';

/**
 * Milliseconds. A large file over a slow line takes a minute; smaller bodies have shorter limits of their own
 * (platform/kernel/http/api.ts).
 */
const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
} as const;

/** The HTTP server of the web role: nobody holds a connection by sending slowly, or nothing. */
export const createWebServer = (app: RequestListener): Server =>
  createServer({ ...LIMITS, ServerResponse: TimedResponse }, app);
