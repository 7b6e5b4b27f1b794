import { createServer } from 'node:net';

const HOST = '127.0.0.1';

/** A port of the loopback interface that nobody uses at the moment. */
export const freePort = (): Promise<number> => probe(0);

export const isFree = (port: number): Promise<boolean> =>
  probe(port).then(
    () => true,
    () => false,
  );

function probe(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, HOST, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
