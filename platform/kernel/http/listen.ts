import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { OperatorError } from '../runtime/operator-error.ts';

/**
 * Listens, or says in one sentence why not. `close` lets running requests finish and drops idle connections; every answer
 * from then on, also to what was asked before, tells that its connection ends with it: nobody asks on into one that goes.
 */
export async function listen(
  server: Server,
  port: number,
  host: string,
  setting: string,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new OperatorError(
          error.code === 'EADDRINUSE'
            ? `${setting}: port ${port} is taken by another program`
            : `HOST: cannot listen on ${host}:${port} (${error.code ?? error.message})`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  const running = new Set<ServerResponse>();
  let isClosing = false;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isClosing) response.setHeader('connection', 'close');
    running.add(response);
    response.once('close', () => running.delete(response));
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close');
        // A connection whose answer had begun becomes idle only after its last request: look again until all are gone.
        const sweep = setInterval(() => server.closeIdleConnections(), 50);
        server.close(() => {
          clearInterval(sweep);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
