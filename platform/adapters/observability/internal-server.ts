// Health with details and metrics, on a port of their own that is not for the world. Plain node:http: it must answer
// when all else is busy.
import { own } from '#domain/shared/dictionary.ts';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import type { Finding, Health, HealthReport } from '#platform/kernel/health/health.ts';

export interface InternalServerOptions {
  readonly host: string;
  /** As it was set: taken, it is a fault of the operator. */
  readonly port: number | undefined;
  /** Where none was set; taken, any other will do. */
  readonly usualPort: number;
  readonly health: () => Health;
  readonly exposition: (report: HealthReport) => Promise<string>;
  readonly contentType: string;
  readonly log: Log;
}

export interface InternalServer {
  readonly port: number;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const LIMITS = {
  requestTimeout: 5_000,
  headersTimeout: 5_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
} as const;
const JSON_TYPE = 'application/json; charset=utf-8';

/** Samples are for the metrics; readers of health find the same in the detail. */
const withoutSamples = ({ samples: _, ...finding }: Finding) => finding;

const isReady = ({ status }: HealthReport) => status === 'ready' || status === 'degraded';

/** @throws OperatorError where the port that was set is taken */
export async function serveInternal({
  host,
  port,
  usualPort,
  health,
  exposition,
  contentType,
  log,
}: InternalServerOptions): Promise<InternalServer> {
  const answers: Readonly<Record<string, () => Promise<Answer>>> = {
    '/health/live': async () => json(200, { status: 'live' }),
    '/health/ready': async () => {
      const report = await health().look();
      return json(isReady(report) ? 200 : 503, {
        status: report.status,
        checks: Object.fromEntries(
          Object.entries(report.checks).map(([name, finding]) => [name, withoutSamples(finding)]),
        ),
      });
    },
    '/metrics': async () => ({ status: 200, type: contentType, body: await exposition(await health().look()) }),
  };

  const server = createServer(LIMITS, (req, res) => {
    answer(req).then(
      (answered) => send(req, res, answered),
      (error: unknown) => {
        log.error({ err: error, path: req.url }, 'the internal port could not answer');
        send(req, res, json(500, { status: 'unavailable' }));
      },
    );
  });

  async function answer({ method, url = '' }: IncomingMessage): Promise<Answer> {
    if (method !== 'GET' && method !== 'HEAD') return json(405, { code: 'method_not_allowed' });
    const [path = ''] = url.split('?', 1);
    return (await own(answers, path)?.()) ?? json(404, { code: 'not_found' });
  }

  const listenOn = (wanted: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen(wanted, host, () => {
        server.off('error', reject);
        resolve((server.address() as AddressInfo).port);
      });
    });

  try {
    const listening = await listenOn(port ?? usualPort).catch((error: NodeJS.ErrnoException) => {
      if (port !== undefined || error.code !== 'EADDRINUSE') throw error;
      return listenOn(0);
    });
    log.info({ host, port: listening }, 'health and metrics');
    return {
      port: listening,
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      code === 'EADDRINUSE'
        ? `METRICS_PORT: port ${port} is taken by another program`
        : `METRICS_HOST: cannot listen on ${host}:${port ?? usualPort} (${code ?? message})`,
    );
  }
}

const json = (status: number, body: object): Answer => ({ status, type: JSON_TYPE, body: `${JSON.stringify(body)}\n` });

function send({ method }: IncomingMessage, res: ServerResponse, { status, type, body }: Answer): void {
  res.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  res.end(method === 'HEAD' ? undefined : body);
}
